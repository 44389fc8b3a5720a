import type { LyricType, PlayType, Song } from '@lanting/contract'
import type { Lyrics } from './lyrics/lyrics.ts'

/** Actions of the user. */
export type UserAction =
  /** `from` is the list of the selection. A search result has none. */
  | { readonly type: 'select'; readonly song: Song; readonly from?: PlayType }
  | { readonly type: 'toggle' | 'play' | 'pause' | 'next' | 'previous' | 'prepare' }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'seekLyric'; readonly index: number }
  | { readonly type: 'setVolume'; readonly volume: number }
  | { readonly type: 'toggleMute' | 'cycleMode' }
  | { readonly type: 'add'; readonly song: Song }
  | { readonly type: 'remove'; readonly id: number }
  | { readonly type: 'showList' | 'extendList' | 'followList'; readonly songs: readonly Song[] }
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
  | {
      readonly type: 'playStarted' | 'timedOut' | 'unsupported' | 'interrupted'
      readonly wait: number
    }
  | { readonly type: 'refused'; readonly wait: number; readonly reason: unknown }

export type PlayerEvent = UserAction | AudioEvent | AnswerEvent

/** Notices for the user. The page has the texts. */
export type Notice =
  | { readonly type: 'unplayable' | 'added' | 'removed'; readonly song: Song }
  /** None of the tried songs could be played. */
  | { readonly type: 'gaveUp' }

/** Side effects of an event. */
export type Effect =
  | { readonly type: 'unload' | 'pause' }
  | { readonly type: 'ask'; readonly turn: number; readonly song: Song }
  | { readonly type: 'load'; readonly url: string; readonly seconds: number }
  /** `wait` identifies the attempt when it starts, is refused, or times out. */
  | { readonly type: 'play' | 'wait'; readonly wait: number }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'fetchAhead'; readonly song: Song }
  | { readonly type: 'announce'; readonly notice: Notice }
  | { readonly type: 'log'; readonly reason: unknown }
