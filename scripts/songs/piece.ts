import type { PictureSpec } from '@lanting/painting'
import type { Player } from './score/players.ts'
import type { Ending } from './score/tempo.ts'
import type { Tune } from './score/tune.ts'
import type { InstrumentName } from './sound/instruments.ts'

/** A player of the band, and their seat. */
export interface Seat {
  readonly instrument: InstrumentName
  /** Loudness relative to the leading voice, in decibels. */
  readonly level: number
  /** -1 left, 1 right. */
  readonly pan?: number
  /** The stereo distance between low and high notes. */
  readonly spread?: number
  /** The amount of reverb, 0 to 1. */
  readonly room?: number
}

/** A section of music: the tune, and the part of each seat. */
interface Section {
  readonly tune: Tune
  readonly play: Readonly<Record<string, Player>>
  /** The sung verse. Without it there are no words. */
  readonly verse?: number
}

export interface Piece {
  /** The playlist: a folder of the songs. */
  readonly folder: string
  readonly file: string
  readonly title: string
  /** The known author: the writer of the words or the music. */
  readonly artist: string
  /** The composer of the melody, for the tags. */
  readonly composer: string
  readonly lyricist?: string
  readonly cover: Omit<PictureSpec, 'kind' | 'width' | 'height'> & { kind?: PictureSpec['kind'] }
  readonly seats: Readonly<Record<string, Seat>>
  readonly sections: readonly Section[]
  readonly ending?: Ending
  /** Shares of a second by which a player is early or late. */
  readonly looseness?: number
}
