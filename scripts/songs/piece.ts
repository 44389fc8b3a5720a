import type { PictureWish } from '../art/picture.ts'
import type { Player } from './score/players.ts'
import type { Ending } from './score/tempo.ts'
import type { Tune } from './score/tune.ts'
import type { InstrumentName } from './sound/instruments.ts'

/** Somebody in the band, and where they sit. */
export interface Seat {
  readonly instrument: InstrumentName
  /** Loudness beside the leading voice, in decibels. */
  readonly level: number
  /** -1 left, 1 right. */
  readonly pan?: number
  /** How far low and high notes are apart from left to right. */
  readonly spread?: number
  /** How much of it the room answers, 0 to 1. */
  readonly room?: number
}

/** A stretch of music: the tune, and what each seat makes of it. */
interface Section {
  readonly tune: Tune
  readonly play: Readonly<Record<string, Player>>
  /** The verse that is sung; without it the words stay away. */
  readonly verse?: number
}

export interface Piece {
  /** The playlist: a folder of the songs. */
  readonly folder: string
  readonly file: string
  readonly title: string
  /** By whose name it is known: who wrote the words or the music. */
  readonly artist: string
  /** Who wrote the melody, for the tags. */
  readonly composer: string
  readonly lyricist?: string
  readonly cover: Omit<PictureWish, 'kind' | 'width' | 'height'> & { kind?: PictureWish['kind'] }
  readonly seats: Readonly<Record<string, Seat>>
  readonly sections: readonly Section[]
  readonly ending?: Ending
  /** Shares of a second by which a hand is early or late. */
  readonly looseness?: number
}
