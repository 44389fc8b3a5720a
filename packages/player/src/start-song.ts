import type { Song } from '@lanting/contract'
import { withHeard } from './heard.ts'
import { NO_LYRICS } from './lyrics/lyrics.ts'
import { atTime, type PlayerState } from './player-state.ts'
import { askWholeList } from './playing-list.ts'
import { type Step, step } from './step.ts'

interface Start {
  readonly tried?: readonly number[]
  readonly isFromQueue?: boolean
  /** A step back, which leaves no trail. */
  readonly isReturn?: boolean
}

/** [MUSIC-3] Makes a song the current one, from its beginning. Earlier requests become outdated. */
export const startSong = (state: PlayerState, song: Song, start: Start = {}): Step => {
  const { tried = [], isFromQueue = false, isReturn = false } = start
  const turn = state.turn + 1
  const wait = state.wait + 1
  const next: PlayerState = {
    ...state,
    status: 'loading',
    isStalled: false,
    turn,
    wait,
    song,
    isFromQueue,
    // [MUSIC-47]
    place: isFromQueue ? state.place : song.id,
    heard: isReturn ? state.heard : withHeard(state),
    hasSounded: false,
    source: 'asked',
    words: 'asked',
    lyrics: NO_LYRICS,
    currentLyricIndex: -1,
    currentTime: 0,
    duration: 0,
    tried,
    upcoming: undefined,
  }
  return askWholeList(
    step(next, { type: 'unload' }, { type: 'ask', turn, song }, { type: 'wait', wait }),
  )
}

/** Requests the current song at its position, playing or paused. */
export const fetchCurrent = (state: PlayerState, status: 'loading' | 'paused'): Step => {
  if (!state.song) return step(state)
  const turn = state.turn + 1
  const wait = state.wait + 1
  const next: PlayerState = {
    ...state,
    status,
    turn,
    wait,
    source: 'asked',
    words: 'asked',
  }
  const ask = { type: 'ask', turn, song: state.song } as const
  return askWholeList(
    status === 'loading' ? step(next, ask, { type: 'wait', wait }) : step(next, ask),
  )
}

/** Plays the current song from its position. */
export const startPlayback = (state: PlayerState): Step => {
  if (state.source === 'unasked') return fetchCurrent(state, 'loading')
  const wait = state.wait + 1
  const next: PlayerState = { ...state, status: 'loading', wait }
  const waiting = { type: 'wait', wait } as const
  return state.source === 'ready'
    ? step(next, { type: 'play', wait }, waiting)
    : step(next, waiting)
}

/** [MUSIC-7] Plays the same song from its beginning. Its address is still valid. */
export const restart = (state: PlayerState): Step => {
  const { state: next, effects } = startPlayback(atTime({ ...state, tried: [] }, 0))
  return step(
    next,
    ...(state.source === 'ready' ? [{ type: 'seek', seconds: 0 } as const] : []),
    ...effects,
  )
}
