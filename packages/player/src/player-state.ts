import {
  type LyricType,
  PLAY_MODES,
  type PlayMode,
  type PlayType,
  type Song,
  VOLUME_DEFAULT,
} from '@lanting/contract'
import { type ListState, NO_LISTS, type Progress } from './list-state.ts'
import { lineAt } from './lyrics/line-at.ts'
import { type Lyrics, NO_LYRICS } from './lyrics/lyrics.ts'

/**
 * `idle`: nothing selected. `loading`: about to play. `playing`: audible. `paused`: silent until
 * the user continues.
 */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused'

export interface PlayerState extends ListState {
  readonly status: PlayerStatus
  /** Whether a playing song waits for data. */
  readonly isStalled: boolean
  /** Counts selections. A response to an earlier one is outdated. */
  readonly turn: number
  /** Counts play attempts, so that an old one cannot end a new one. */
  readonly wait: number
  readonly song: Song | undefined
  readonly source: Progress
  readonly words: Progress
  readonly lyrics: Lyrics
  /** -1 before the first line. */
  readonly currentLyricIndex: number
  /** Seconds. A duration of 0 is unknown. */
  readonly currentTime: number
  readonly duration: number
  readonly volume: number
  readonly isMuted: boolean
  readonly playType: PlayType
  readonly playModel: PlayMode
  readonly musicList: readonly Song[]
  readonly customerMusicList: readonly Song[]
  /** Songs that failed since the last successful one. */
  readonly tried: readonly number[]
  /** Chosen early, so that it can be loaded before it is needed. */
  readonly upcoming: Song | undefined
  readonly isShowMusicPlayer: boolean
  readonly showLyricBoard: boolean
  readonly lyricType: LyricType
}

export const INITIAL: PlayerState = {
  status: 'idle',
  isStalled: false,
  turn: 0,
  wait: 0,
  song: undefined,
  source: 'unasked',
  words: 'unasked',
  lyrics: NO_LYRICS,
  currentLyricIndex: -1,
  currentTime: 0,
  duration: 0,
  volume: VOLUME_DEFAULT,
  isMuted: false,
  playType: 'TOP',
  playModel: PLAY_MODES[0],
  musicList: [],
  customerMusicList: [],
  ...NO_LISTS,
  tried: [],
  upcoming: undefined,
  isShowMusicPlayer: false,
  showLyricBoard: false,
  lyricType: 'COMMON',
}

/** Whether the button shows the play icon. */
export const isPaused = ({ status }: PlayerState): boolean =>
  status === 'idle' || status === 'paused'

/** The played share of the song, in percent with two decimals. */
export const schedule = ({ currentTime, duration }: PlayerState): number =>
  duration > 0 ? Math.round((currentTime / duration) * 10_000) / 100 : 0

const MS = 1_000

/** [MUSIC-15] Updates time and line together. */
export const atTime = (state: PlayerState, seconds: number): PlayerState => {
  const end = state.duration > 0 ? state.duration : Number.POSITIVE_INFINITY
  const currentTime = Math.min(Math.max(0, seconds), end)
  return { ...state, currentTime, currentLyricIndex: lineAt(state.lyrics, currentTime * MS) }
}
