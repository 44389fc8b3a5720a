import { semitonesOf } from './key.ts'
import type { Tune } from './tune.ts'

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  add9: [0, 4, 7, 14],
}

const OCTAVE = 12

/** A chord symbol: its tones above the root, all as semitones above C. */
interface Chord {
  readonly root: number
  readonly bass: number
  readonly tones: readonly number[]
}

const rootOf = (name: string) => {
  const [letter = '', sign] = name
  return (semitonesOf(letter) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + OCTAVE) % OCTAVE
}

export const chordOf = (name: string): Chord => {
  const [, root = '', quality = '', bass] = /^([A-G][#b]?)([^/]*)(?:\/(.+))?$/.exec(name) ?? []
  const tones = QUALITIES[quality]
  if (!root || !tones) throw new Error(`the chord ${name} is not in score/chords.ts`)
  return { root: rootOf(root), bass: rootOf(bass ?? root), tones }
}

export interface ChordSpan {
  readonly at: number
  readonly beats: number
  readonly chord: Chord
}

/** Each chord of a tune with its length. */
export const chordSpans = ({ chords, beats }: Tune): ChordSpan[] =>
  chords.map(({ at, name }, index) => ({
    at,
    beats: (chords[index + 1]?.at ?? beats) - at,
    chord: chordOf(name),
  }))

/** Returns the lowest pitch of this name at or above `floor`. */
export const pitchFrom = (floor: number, semitones: number): number =>
  floor + ((((semitones - floor) % OCTAVE) + OCTAVE) % OCTAVE)

/** Returns the tones of a chord upwards from its root at or above `floor`, octave by octave. */
export const ladder = ({ root, tones }: Chord, floor: number, rungs: number): number[] => {
  const lowest = pitchFrom(floor, root)
  return Array.from(
    { length: rungs },
    (_, rung) =>
      lowest + (tones[rung % tones.length] ?? 0) + OCTAVE * Math.floor(rung / tones.length),
  )
}
