import { jitter, type Random, randomFrom } from '@lanting/painting'
import { loudness } from './measure/loudness.ts'
import type { Piece, Seat } from './piece.ts'
import type { PlayedNote } from './score/players.ts'
import { type Clock, clockOf } from './score/tempo.ts'
import { INSTRUMENTS } from './sound/instruments.ts'
import { master } from './sound/master.ts'
import { soften } from './sound/modes.ts'
import { roomOf } from './sound/reverb.ts'
import type { SoundingNote } from './sound/sounding-note.ts'
import { addTo, SAMPLE_RATE, type Stereo, samplesOf, silence } from './sound/stage.ts'

/** The leading voice before the mix is mastered. */
const LEAD_LUFS = -20
const TAIL_SECONDS = 2
const FADE_SECONDS = 1.6
const LEAD_IN_SECONDS = 0.25
const LOOSENESS_SECONDS = 0.012
const EVEN_ENDING = { beats: 8, more: 0.5 }

const totalBeats = ({ sections }: Piece): number =>
  sections.reduce((sum, { tune }) => sum + tune.beats, 0)

/** Returns the time of each beat of a piece. */
export const clockFor = (piece: Piece): Clock => {
  const tempo = piece.sections[0]?.tune.beatsPerMinute ?? 72
  const clock = clockOf(tempo, totalBeats(piece), piece.ending ?? EVEN_ENDING)
  return (beat) => LEAD_IN_SECONDS + clock(beat)
}

/** Returns sections with their first beat. */
export const placedSections = ({ sections }: Piece) => {
  let from = 0
  return sections.map((section) => {
    const placed = { ...section, from }
    from += section.tune.beats
    return placed
  })
}

const scoreOf = (piece: Piece, name: string): PlayedNote[] =>
  placedSections(piece).flatMap(
    ({ from, tune, play, verse }) =>
      play[name]?.(tune, verse ?? 0).map((note) => ({ ...note, at: note.at + from })) ?? [],
  )

const humanly = (notes: PlayedNote[], clock: Clock, loose: number, random: Random) =>
  notes.map((note): SoundingNote => {
    const at = clock(note.at)
    return {
      at: Math.max(0, at + jitter(random, loose) + jitter(random, loose)),
      seconds: clock(note.at + note.beats) - at,
      pitch: note.pitch,
      strength: Math.min(1, note.strength * (1 + jitter(random, 0.16))),
      isSlurred: note.isSlurred ?? false,
    }
  })

const playSeat = (piece: Piece, name: string, seat: Seat, samples: number): Stereo => {
  const random = randomFrom(`${piece.folder}/${piece.file}/${name}`)
  // The score times the words, so singers keep strict time.
  const loose = name === 'lead' ? 0 : (piece.looseness ?? LOOSENESS_SECONDS)
  const notes = humanly(scoreOf(piece, name), clockFor(piece), loose, random)
  const stage = silence(samples)
  INSTRUMENTS[seat.instrument](
    notes,
    stage,
    { pan: seat.pan ?? 0, spread: seat.spread ?? 0 },
    random,
  )
  return stage
}

export const durationOf = (piece: Piece): number =>
  clockFor(piece)(totalBeats(piece)) + TAIL_SECONDS

/** Plays a piece: every seat on its own stage, then all in one room. */
export const perform = (piece: Piece): Stereo => {
  const samples = samplesOf(durationOf(piece))
  const mix = silence(samples)
  const sent = silence(samples)
  for (const [name, seat] of Object.entries(piece.seats)) {
    const stage = playSeat(piece, name, seat, samples)
    const own = loudness([stage.left, stage.right], SAMPLE_RATE)
    if (own === Number.NEGATIVE_INFINITY) throw new Error(`${name} of ${piece.file} plays nothing`)
    const gain = 10 ** ((LEAD_LUFS + seat.level - own) / 20)
    addTo(mix, stage, gain)
    addTo(sent, stage, gain * (seat.room ?? 0.3))
  }
  addTo(mix, roomOf(sent), 1)
  master(mix)
  for (const channel of [mix.left, mix.right]) soften(channel, 0.01, FADE_SECONDS)
  return mix
}
