import { type ChordSpan, chordSpans, ladder, pitchFrom } from './chords.ts'
import { type Note, notesOf, type Tune } from './tune.ts'
import { heldNotes } from './words.ts'

/** A played note; `strength` is 1 for a firm touch. */
export interface PlayedNote {
  readonly at: number
  readonly beats: number
  readonly pitch: number
  readonly strength: number
  /** Bound to the note before it. */
  readonly isSlurred?: boolean
}

/** Reads a tune and returns the notes to play. */
export type Player = (tune: Tune, verse: number) => PlayedNote[]

const OCTAVE = 12

/** The written melody. */
export const melody =
  ({ octaves = 0, strength = 0.8 } = {}): Player =>
  (tune, verse) =>
    tune.phrases.flatMap((phrase) => {
      const held = heldNotes(phrase, verse)
      // A phrase is one breath, so it swells towards its middle.
      const swell = ({ at, beats }: Note) =>
        0.8 + 0.25 * Math.sin((Math.PI * (at + beats / 2 - phrase.at)) / phrase.beats)
      return phrase.notes.flatMap((note) =>
        note.pitches.map((pitch) => ({
          at: note.at,
          beats: note.beats,
          pitch: pitch + octaves * OCTAVE,
          strength: strength * swell(note),
          isSlurred: held.has(note),
        })),
      )
    })

/** The notes of another tune of the same length. */
export const written =
  (other: Tune, options: { octaves?: number; strength?: number } = {}): Player =>
  () =>
    melody(options)(other, 0)

/** The next tone of the chord that is a third or more below the melody. */
export const harmony =
  ({ strength = 0.6, octaves = 0 } = {}): Player =>
  (tune) => {
    const spans = chordSpans(tune)
    return notesOf(tune).flatMap(({ at, beats, pitches: [top] }) => {
      const span = spans.findLast((one) => one.at <= at)
      if (!span || top === undefined) return []
      const below = span.chord.tones
        .map((tone) => pitchFrom(top - 3 - OCTAVE + 1, span.chord.root + tone))
        .sort((a, b) => b - a)[0]
      return below === undefined ? [] : [{ at, beats, pitch: below + octaves * OCTAVE, strength }]
    })
  }

const perChord =
  (play: (span: ChordSpan, index: number) => PlayedNote[]): Player =>
  (tune) =>
    chordSpans(tune).flatMap(play)

/** A figure over the tones of each chord, as rungs of a ladder: `0 2 3 4 3 2`, `.` for a rest. */
export const figure = (
  pattern: string,
  { step = 0.5, floor = 48, strength = 0.55, ring = 1 } = {},
): Player => {
  const signs = pattern.split(' ')
  return perChord(({ at, beats, chord }) => {
    const rungs = ladder(chord, floor, 12)
    return Array.from({ length: Math.round(beats / step) }, (_, index) => {
      const pitch = rungs[Number(signs[index % signs.length])]
      const accent = index === 0 ? 1.15 : index % 2 === 0 ? 1 : 0.88
      return pitch === undefined
        ? []
        : [{ at: at + index * step, beats: step * ring, pitch, strength: strength * accent }]
    }).flat()
  })
}

/** The bass note of each chord, struck again after every `again` beats. */
export const bass = ({ again = 4, floor = 36, strength = 0.7 } = {}): Player =>
  perChord(({ at, beats, chord }) =>
    Array.from({ length: Math.ceil(beats / again) }, (_, index) => ({
      at: at + index * again,
      beats: Math.min(again, beats - index * again),
      pitch: pitchFrom(floor, chord.bass),
      strength: index === 0 ? strength : strength * 0.8,
    })),
  )

/** All tones of each chord, held. `floor` is their lower bound, so that they move little. */
export const held = ({ floor = 55, strength = 0.6 } = {}): Player =>
  perChord(({ at, beats, chord }) =>
    chord.tones.map((tone) => ({
      at,
      beats,
      pitch: pitchFrom(floor, chord.root + tone),
      strength,
    })),
  )

/** One high tone after the other, far apart, like drops. */
export const drops = (
  pattern = '2 4 3 5',
  { every = 4, after = 1.5, floor = 72, strength = 0.4 } = {},
): Player => {
  const rungs = pattern.split(' ').map(Number)
  return (tune) => {
    const spans = chordSpans(tune)
    const count = Math.floor((tune.beats - tune.pickup) / every)
    return Array.from({ length: count }, (_, index) => {
      const at = tune.pickup + index * every + after
      const span = spans.findLast((one) => one.at <= at)
      const pitch = span && ladder(span.chord, floor, 9)[rungs[index % rungs.length] ?? 0]
      return pitch === undefined ? [] : [{ at, beats: every, pitch, strength }]
    }).flat()
  }
}
