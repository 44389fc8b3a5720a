import { songHeardBefore } from './heard.ts'
import { type Chance, type Direction, firstOf, songAfter, songToTry } from './list-order.ts'
import { startQueued } from './play-queue.ts'
import type { PlayerState } from './player-state.ts'
import { activeIds, knownSong, orderOf, playShown } from './playing-list.ts'
import { restart, startSong } from './start-song.ts'
import { type Step, step } from './step.ts'
import { SKIPPED_IN_A_ROW } from './timing.ts'

const startFirst = (state: PlayerState, chance: Chance): Step => {
  const ready = state.playType === 'TOP' && !state.playing ? playShown(state) : state
  const first = firstOf(orderOf(ready), chance)
  return first === undefined ? step(state) : startSong(ready, knownSong(ready, first))
}

/** [MUSIC-48] */
export const startShown = (state: PlayerState, chance: Chance): Step =>
  state.musicList.length > 0
    ? startFirst({ ...playShown(state), playType: 'TOP' }, chance)
    : step(state)

/** Returns the prepared song while the list still contains it. */
const preparedId = (state: PlayerState) =>
  state.upcoming && activeIds(state).includes(state.upcoming.id) ? state.upcoming.id : undefined

const moveInList = (state: PlayerState, direction: Direction, chance: Chance): Step => {
  const order = orderOf(state)
  const prepared = direction === 'next' ? preparedId(state) : undefined
  const id = prepared ?? songAfter(order, direction, chance)
  if (id === undefined) return order.mode === 'SINGLECYCLE' ? restart(state) : step(state)
  if (id === state.song?.id) return restart(state)
  const song = state.upcoming?.id === id ? state.upcoming : knownSong(state, id)
  return startSong(state, song, { isReturn: direction === 'previous' })
}

/** [MUSIC-44] The queue comes first; at the end of a song, single cycle repeats that song. */
export const moveOn = (state: PlayerState, chance: Chance, isEnd = false): Step => {
  const [queued] = state.queue
  const isRepeated = isEnd && state.playModel === 'SINGLECYCLE'
  if (queued && !isRepeated) return startQueued(state, queued.id)
  return state.song ? moveInList(state, 'next', chance) : startFirst(state, chance)
}

/** [MUSIC-50] */
export const moveBack = (state: PlayerState, chance: Chance): Step => {
  if (!state.song) return startFirst(state, chance)
  const before = songHeardBefore(state)
  const heard = state.heard.slice(0, -1)
  if (before) {
    const { song, isFromQueue, place } = before
    if (song.id === state.song.id) return restart({ ...state, heard })
    return startSong({ ...state, heard, place }, song, { isFromQueue, isReturn: true })
  }
  const moved = moveInList(state, 'previous', chance)
  const isAsHeard = moved.state.song?.id === state.heard.at(-1)?.song.id
  return isAsHeard ? step({ ...moved.state, heard }, ...moved.effects) : moved
}

/** Another song to try; the queue comes first. */
const startAnother = (state: PlayerState, tried: readonly number[], chance: Chance) => {
  if (tried.length >= SKIPPED_IN_A_ROW) return undefined
  const queued = state.queue.find(({ id }) => !tried.includes(id))
  if (queued) return startQueued(state, queued.id, tried)
  const id = songToTry(orderOf(state), tried, chance)
  return id === undefined ? undefined : startSong(state, knownSong(state, id), { tried })
}

/**
 * [MUSIC-10] [MUSIC-11] Announces that the song cannot be played, and continues, at most one round.
 */
export const skip = (state: PlayerState, chance: Chance): Step => {
  const { song } = state
  if (!song) return step(state)
  const announce = { type: 'announce', notice: { type: 'unplayable', song } } as const
  const begun = startAnother(state, [...state.tried, song.id], chance)
  if (begun) return step(begun.state, announce, ...begun.effects)
  const stopped: PlayerState = { ...state, status: 'paused', source: 'unasked', tried: [] }
  return step(
    stopped,
    announce,
    { type: 'unload' },
    { type: 'announce', notice: { type: 'gaveUp' } },
  )
}
