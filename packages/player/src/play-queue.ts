import type { Song } from '@lanting/contract'
import type { QueueAction } from './events.ts'
import type { PlayerState } from './player-state.ts'
import { hasSong } from './songs.ts'
import { restart, startSong } from './start-song.ts'
import { type Step, step } from './step.ts'
import { SAVED_SONGS } from './timing.ts'

const without = (songs: readonly Song[], id: number) => songs.filter((song) => song.id !== id)

const withQueue = (state: PlayerState, queue: readonly Song[]): PlayerState => ({
  ...state,
  queue,
  upcoming: undefined,
})

/** [MUSIC-45] Each song is queued once. In front it moves, at the end it keeps its place. */
const enqueue = (state: PlayerState, song: Song, isNext: boolean): Step => {
  const others = without(state.queue, song.id)
  if (others.length >= SAVED_SONGS) {
    return step(state, { type: 'announce', notice: { type: 'queueFull' } })
  }
  if (isNext) {
    const notice = { type: 'playsNext', song } as const
    return step(withQueue(state, [song, ...others]), { type: 'announce', notice })
  }
  const announce = { type: 'announce', notice: { type: 'queued', song } } as const
  if (hasSong(state.queue, song.id)) return step(state, announce)
  return step(withQueue(state, [...state.queue, song]), announce)
}

const moveTo = (state: PlayerState, id: number, to: number): Step => {
  const song = state.queue.find((queued) => queued.id === id)
  if (!song || !Number.isInteger(to)) return step(state)
  const others = without(state.queue, id)
  const place = Math.min(others.length, Math.max(0, to))
  if (state.queue[place] === song) return step(state)
  return step(withQueue(state, [...others.slice(0, place), song, ...others.slice(place)]))
}

/** [MUSIC-44] A song leaves the queue when it starts. */
export const startQueued = (state: PlayerState, id: number, tried?: readonly number[]): Step => {
  const song = state.queue.find((queued) => queued.id === id)
  if (!song) return step(state)
  const rest = withQueue(state, without(state.queue, id))
  if (song.id === state.song?.id && !tried) return restart(rest)
  return startSong(rest, song, { isFromQueue: true, ...(tried && { tried }) })
}

export const afterQueueEvent = (state: PlayerState, event: QueueAction): Step => {
  switch (event.type) {
    case 'playNext':
      return enqueue(state, event.song, true)
    case 'enqueue':
      return enqueue(state, event.song, false)
    case 'unqueue':
      return hasSong(state.queue, event.id)
        ? step(withQueue(state, without(state.queue, event.id)))
        : step(state)
    case 'moveQueued':
      return moveTo(state, event.id, event.to)
    case 'clearQueue':
      return state.queue.length > 0 ? step(withQueue(state, [])) : step(state)
    case 'playQueued':
      return startQueued(state, event.id)
  }
}
