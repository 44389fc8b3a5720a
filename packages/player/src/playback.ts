import type { Song } from '@lanting/contract'
import { NO_LYRICS } from './lyrics/lyrics.ts'
import { type Chance, type Direction, firstOf, songAfter, songToTry } from './play-queue.ts'
import { activeList, atTime, type PlayerState, queueOf } from './player-state.ts'
import { hasSong } from './songs.ts'
import { type Step, step } from './step.ts'
import { SKIPPED_IN_A_ROW } from './timing.ts'

/** [MUSIC-3] Makes a song the current one, from its beginning. Earlier requests become outdated. */
export const startSong = (state: PlayerState, song: Song, tried: readonly number[] = []): Step => {
  const turn = state.turn + 1
  const wait = state.wait + 1
  const next: PlayerState = {
    ...state,
    status: 'loading',
    isStalled: false,
    turn,
    wait,
    song,
    source: 'asked',
    words: 'asked',
    lyrics: NO_LYRICS,
    currentLyricIndex: -1,
    currentTime: 0,
    duration: 0,
    tried,
    upcoming: undefined,
  }
  return step(next, { type: 'unload' }, { type: 'ask', turn, song }, { type: 'wait', wait })
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
  return status === 'loading' ? step(next, ask, { type: 'wait', wait }) : step(next, ask)
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
const restart = (state: PlayerState): Step => {
  const { state: next, effects } = startPlayback(atTime({ ...state, tried: [] }, 0))
  return step(
    next,
    ...(state.source === 'ready' ? [{ type: 'seek', seconds: 0 } as const] : []),
    ...effects,
  )
}

/** Returns the prepared song while the list still contains it. */
const preparedSong = (state: PlayerState, direction: Direction) =>
  direction === 'next' && state.upcoming && hasSong(activeList(state), state.upcoming.id)
    ? state.upcoming
    : undefined

export const move = (state: PlayerState, direction: Direction, chance: Chance): Step => {
  const queue = queueOf(state)
  if (!state.song) {
    const first = firstOf(queue, chance)
    return first ? startSong(state, first) : step(state)
  }
  const song = preparedSong(state, direction) ?? songAfter(queue, direction, chance)
  if (song && song.id !== state.song.id) return startSong(state, song)
  return song || queue.mode === 'SINGLECYCLE' ? restart(state) : step(state)
}

/**
 * [MUSIC-10] [MUSIC-11] Announces that the song cannot be played, and continues, at most one round.
 */
export const skip = (state: PlayerState, chance: Chance): Step => {
  const { song } = state
  if (!song) return step(state)
  const announce = { type: 'announce', notice: { type: 'unplayable', song } } as const
  const tried = [...state.tried, song.id]
  const next =
    tried.length < SKIPPED_IN_A_ROW ? songToTry(queueOf(state), tried, chance) : undefined
  if (next) {
    const begun = startSong(state, next, tried)
    return step(begun.state, announce, ...begun.effects)
  }
  const stopped: PlayerState = { ...state, status: 'paused', source: 'unasked', tried: [] }
  return step(
    stopped,
    announce,
    { type: 'unload' },
    { type: 'announce', notice: { type: 'gaveUp' } },
  )
}
