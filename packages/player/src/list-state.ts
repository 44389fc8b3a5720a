import type { Song, SongOrder } from '@lanting/contract'

/** The progress of a request. */
export type Progress = 'unasked' | 'asked' | 'ready' | 'missing' | 'failed'

/** Where the songs of a list come from. Without an id, the list is complete as it is. */
export interface ListSource {
  readonly id?: number
  readonly name: string
  /** The order that the listener has chosen; undefined: that of the list itself. */
  readonly order?: SongOrder | undefined
}

/** The list that plays. It stays when another one is shown. */
export interface PlayingList {
  readonly source: ListSource | undefined
  readonly ids: readonly number[]
  /** Loaded songs of the list. */
  readonly songs: readonly Song[]
  /** The progress of the request for all ids. */
  readonly whole: Progress
}

/** A song that sounded, and how it came. */
export interface HeardSong {
  readonly song: Song
  readonly isFromQueue: boolean
  /** The song after which the list continued. */
  readonly place?: number | undefined
}

/** The next songs and the heard ones, beside the two lists of the specification. */
export interface ListState {
  /** The source of `musicList`, the shown list. */
  readonly shown: ListSource | undefined
  /** undefined before a song of a list was played. */
  readonly playing: PlayingList | undefined
  /** Songs that play before the active list continues. */
  readonly queue: readonly Song[]
  readonly isFromQueue: boolean
  /** The song after which the active list continues. */
  readonly place: number | undefined
  /** The trail of `previous`, oldest first. */
  readonly heard: readonly HeardSong[]
  /** Whether the current song has sounded. */
  readonly hasSounded: boolean
}

export const NO_LISTS: ListState = {
  shown: undefined,
  playing: undefined,
  queue: [],
  isFromQueue: false,
  place: undefined,
  heard: [],
  hasSounded: false,
}
