import type { Random } from '@lanting/painting'
import { type Singer, singLine } from './line.ts'
import { playPad } from './pad.ts'
import { guitar, guzheng, harp } from './plucked.ts'
import { CELLO, ERHU, HUM, XIAO } from './singers.ts'
import type { SoundingNote } from './sounding-note.ts'
import { place, type Stereo } from './stage.ts'
import { celesta, doubleBass, felt, temple } from './struck.ts'

interface Place {
  readonly pan: number
  readonly spread: number
}

/** Plays notes on their own stage. */
type Instrument = (
  notes: readonly SoundingNote[],
  stage: Stereo,
  place: Place,
  random: Random,
) => void

const MIDDLE = 66
const OCTAVES_APART = 24

/** Plays one sound for every note; low notes on the left, high notes on the right. */
const oneByOne =
  (strike: (note: SoundingNote, random: Random) => Float32Array): Instrument =>
  (notes, stage, { pan, spread }, random) => {
    for (const note of notes) {
      const side = pan + (spread * (note.pitch - MIDDLE)) / OCTAVES_APART
      place(stage, strike(note, random), note.at, side)
    }
  }

const inOneBreath =
  (singer: Singer): Instrument =>
  (notes, stage, { pan }, random) => {
    const inOrder = notes.toSorted((a, b) => a.at - b.at)
    place(stage, singLine(inOrder, stage.left.length, singer, random), 0, pan)
  }

export const INSTRUMENTS = {
  guzheng: oneByOne(guzheng),
  guitar: oneByOne(guitar),
  harp: oneByOne(harp),
  felt: oneByOne(felt),
  celesta: oneByOne(celesta),
  temple: oneByOne(temple),
  bass: oneByOne(doubleBass),
  pad: (notes, stage, _, random) => playPad(notes, stage, random),
  xiao: inOneBreath(XIAO),
  erhu: inOneBreath(ERHU),
  cello: inOneBreath(CELLO),
  hum: inOneBreath(HUM),
} as const satisfies Readonly<Record<string, Instrument>>

export type InstrumentName = keyof typeof INSTRUMENTS
