import type { LyricType, PlayType, Song, SongOrder } from '@lanting/contract'
import type { ListSource } from './list-state.ts'
import type { Lyrics } from './lyrics/lyrics.ts'

/** Actions on the songs that play before the list continues. */
export type QueueAction =
  | { readonly type: 'playNext' | 'enqueue'; readonly song: Song }
  | { readonly type: 'unqueue' | 'playQueued'; readonly id: number }
  /** `to` is the new place, from 0. */
  | { readonly type: 'moveQueued'; readonly id: number; readonly to: number }
  | { readonly type: 'clearQueue' }

/** Actions of the user. */
export type UserAction =
  /** `from` is the list of the selection. A search result has none. */
  | { readonly type: 'select'; readonly song: Song; readonly from?: PlayType }
  | { readonly type: 'toggle' | 'play' | 'pause' | 'next' | 'previous' | 'prepare' | 'playShown' }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'seekLyric'; readonly index: number }
  | { readonly type: 'shiftLyrics'; readonly offsetMs: number }
  | { readonly type: 'setVolume'; readonly volume: number }
  | { readonly type: 'toggleMute' | 'cycleMode' }
  | { readonly type: 'add'; readonly song: Song }
  | { readonly type: 'remove'; readonly id: number }
  | {
      readonly type: 'showList'
      readonly songs: readonly Song[]
      readonly source?: ListSource | undefined
    }
  | { readonly type: 'extendList' | 'changeList' | 'reloadList'; readonly songs: readonly Song[] }
  /** Another tab has changed the custom list or the queue. */
  | { readonly type: 'follow'; readonly songs: readonly Song[]; readonly queue: readonly Song[] }
  /** Plays a song of a list that is not the shown one. */
  | {
      readonly type: 'playList'
      readonly songs: readonly Song[]
      readonly song: Song
      readonly source: ListSource
    }
  /** Plays a song of the active list. */
  | { readonly type: 'playListed'; readonly id: number }
  | QueueAction
  | { readonly type: 'openPanel' | 'closePanel' | 'toggleLyricBoard' | 'showSpecial' }
  | { readonly type: 'setLyricType'; readonly lyricType: LyricType }

/**
 * Events of the audio element. `started` and `stopped` also come from media keys and lock screens.
 */
export type AudioEvent =
  | { readonly type: 'started' | 'stopped' | 'stalled' | 'ended' | 'failed' }
  | { readonly type: 'time' | 'length'; readonly seconds: number }

/** Responses to effects. */
export type AnswerEvent =
  | { readonly type: 'detailLoaded'; readonly turn: number; readonly song: Song }
  | { readonly type: 'addressLoaded'; readonly turn: number; readonly url: string | null }
  | { readonly type: 'lyricsLoaded'; readonly turn: number; readonly lyrics: Lyrics | undefined }
  | { readonly type: 'lyricsFailed'; readonly turn: number }
  /** undefined: no answer. */
  | {
      readonly type: 'listLoaded'
      readonly list: number
      readonly order?: SongOrder | undefined
      readonly ids?: readonly number[]
    }
  /** The description of a song that plays soon. */
  | { readonly type: 'upcomingLoaded'; readonly upcoming: Song }
  | {
      readonly type: 'playStarted' | 'timedOut' | 'unsupported' | 'interrupted'
      readonly wait: number
    }
  | { readonly type: 'refused'; readonly wait: number; readonly reason: unknown }

export type PlayerEvent = UserAction | AudioEvent | AnswerEvent

/** Notices for the user. The page has the texts. */
export type Notice =
  | {
      readonly type: 'unplayable' | 'added' | 'removed' | 'playsNext' | 'queued'
      readonly song: Song
    }
  /** None of the tried songs could be played. */
  | { readonly type: 'gaveUp' | 'queueFull' }

/** Side effects of an event. */
export type Effect =
  | { readonly type: 'unload' | 'pause' }
  | { readonly type: 'ask'; readonly turn: number; readonly song: Song }
  | { readonly type: 'askList'; readonly id: number; readonly order?: SongOrder | undefined }
  | { readonly type: 'load'; readonly url: string; readonly seconds: number }
  /** `wait` identifies the attempt when it starts, is refused, or times out. */
  | { readonly type: 'play' | 'wait'; readonly wait: number }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'fetchAhead'; readonly song: Song }
  | { readonly type: 'announce'; readonly notice: Notice }
  | { readonly type: 'log'; readonly reason: unknown }
