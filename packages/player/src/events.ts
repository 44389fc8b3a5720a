import type { LyricType, PlayType, Song } from '@lanting/contract'
import type { Lyrics } from './lyrics/lyrics.ts'

/** What a person does. */
export type UserAction =
  /** `from` is the list it was chosen in; a search result comes from neither. */
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

/** What the audio element tells. `started` and `stopped` also come from keys and lock screens. */
export type AudioEvent =
  | { readonly type: 'started' | 'stopped' | 'ended' | 'failed' }
  | { readonly type: 'time' | 'length'; readonly seconds: number }

/** What comes back from what we asked for. */
export type AnswerEvent =
  | { readonly type: 'described'; readonly turn: number; readonly song: Song }
  | { readonly type: 'addressed'; readonly turn: number; readonly url: string | null }
  | { readonly type: 'worded'; readonly turn: number; readonly lyrics: Lyrics | undefined }
  | { readonly type: 'sounded' | 'waited' | 'unsupported' | 'interrupted'; readonly wait: number }
  | { readonly type: 'refused'; readonly wait: number; readonly reason: unknown }

export type PlayerEvent = UserAction | AudioEvent | AnswerEvent

/** What a person should hear of; the words are the page's. */
export type Notice =
  | { readonly type: 'unplayable' | 'added' | 'removed'; readonly song: Song }
  /** Nothing that was tried could be played. */
  | { readonly type: 'gaveUp' }

/** What is to be done about an event. */
export type Effect =
  | { readonly type: 'unload' | 'pause' }
  | { readonly type: 'ask'; readonly turn: number; readonly song: Song }
  | { readonly type: 'load'; readonly url: string; readonly seconds: number }
  /** Play, and say which wait it belongs to if it sounds, is refused, or stays silent for too long. */
  | { readonly type: 'play' | 'wait'; readonly wait: number }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'fetchAhead'; readonly song: Song }
  | { readonly type: 'announce'; readonly notice: Notice }
  | { readonly type: 'log'; readonly reason: unknown }
