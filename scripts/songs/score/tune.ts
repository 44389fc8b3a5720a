/** Times and lengths of a score are beats. A beat is a quarter note. Pitches are MIDI numbers. */
export interface Note {
  readonly at: number
  readonly beats: number
  readonly pitches: readonly number[]
}

export interface ChordMark {
  readonly at: number
  readonly name: string
}

/** One line of music with its words. It is also one line of the lyric. */
export interface Phrase {
  readonly at: number
  readonly beats: number
  readonly notes: readonly Note[]
  /** Words of the notes, one text for each verse. */
  readonly verses: readonly string[]
  /** Words of the phrase as a whole. */
  readonly text: string | undefined
}

export interface Tune {
  readonly beatsPerMinute: number
  readonly beatsPerBar: number
  /** Beats before the first full bar. */
  readonly pickup: number
  readonly beats: number
  readonly phrases: readonly Phrase[]
  readonly chords: readonly ChordMark[]
}

export const notesOf = (tune: Tune): Note[] => tune.phrases.flatMap(({ notes }) => notes)
