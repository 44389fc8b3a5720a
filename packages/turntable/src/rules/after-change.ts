import type { TurntableChange, TurntableState } from '@lanting/contract'
import { ASKS_WINDOW_MS, REPEATED_AFTER_SONGS } from '../limits.ts'
import { CLOSED } from './state.ts'

type ChangeOf<T extends TurntableChange['type']> = Extract<TurntableChange, { type: T }>

const without = (state: TurntableState, ids: readonly number[]) =>
  state.queue.filter(({ id }) => !ids.includes(id))

const afterStarted = (state: TurntableState, change: ChangeOf<'started'>): TurntableState => {
  const { playing, place, up_next, entry_ids } = change
  const { playlist } = state
  const { id } = playing.song
  const others = state.recent.filter((song) => song !== id)
  return {
    ...state,
    playing,
    up_next,
    queue: without(state, entry_ids),
    playlist: playlist && place !== null ? { ...playlist, place } : playlist,
    recent: [id, ...others].slice(0, REPEATED_AFTER_SONGS),
    votes: [],
  }
}

const afterAsked = (state: TurntableState, { entry, at }: ChangeOf<'asked'>): TurntableState => ({
  ...state,
  queue: [...state.queue, entry],
  last_entry: entry.id,
  asks: [
    ...state.asks.filter((ask) => at - ask.at < ASKS_WINDOW_MS),
    { user_id: entry.user_id, at },
  ],
})

/** Entries that the order does not name keep their order, behind the others. */
const afterOrdered = (state: TurntableState, { entry_ids }: ChangeOf<'ordered'>) => ({
  ...state,
  queue: [
    ...entry_ids.flatMap((id) => state.queue.filter((entry) => entry.id === id)),
    ...without(state, entry_ids),
  ],
})

/** Playlist and hosts stay for the next time. */
const closed = ({ playlist, up_next, hosts, last_entry }: TurntableState): TurntableState => ({
  ...CLOSED,
  playlist,
  up_next,
  hosts,
  last_entry,
})

const changed = (state: TurntableState, change: TurntableChange): TurntableState => {
  const { playing } = state
  switch (change.type) {
    case 'opened':
      return { ...state, is_open: true }
    case 'closed':
      return closed(state)
    case 'asked':
      return afterAsked(state, change)
    case 'removed':
      return { ...state, queue: without(state, [change.entry_id]) }
    case 'ordered':
      return afterOrdered(state, change)
    case 'voted':
      return { ...state, votes: [...new Set([...state.votes, change.user_id])] }
    case 'started':
      return afterStarted(state, change)
    case 'rested':
      return { ...state, playing: null, votes: [], queue: without(state, change.entry_ids) }
    case 'paused':
      return playing ? { ...state, playing: { ...playing, paused_at: change.at } } : state
    case 'moved': {
      const { started_at, paused_at } = change
      return playing ? { ...state, playing: { ...playing, started_at, paused_at } } : state
    }
    case 'playlistSet':
      return { ...state, playlist: change.playlist, up_next: change.up_next }
    case 'hostsSet':
      return { ...state, hosts: change.hosts }
    case 'sessionBegan':
      return { ...state, session: change.session }
    case 'sessionEnded':
      return { ...state, session: null }
    default:
      change satisfies never
      // A change of a newer server changes nothing here.
      return state
  }
}

/** Computes the next state. Both ends use it, so that all agree after the same changes. */
export const afterChange = (state: TurntableState, change: TurntableChange): TurntableState => ({
  ...changed(state, change),
  version: state.version + 1,
})
