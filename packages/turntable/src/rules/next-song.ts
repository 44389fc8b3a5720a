import type {
  SkipReason,
  TurntableChange,
  TurntablePlaylist,
  TurntableSong,
  TurntableState,
  UpNext,
} from '@lanting/contract'
import { CATCH_UP_MAX_MS, GAP_MS, START_LEAD_MS } from '../timing.ts'
import { endOf } from './state.ts'

/** Returns a number from 0 to 1, without 1. */
export type Chance = () => number

/** A turn needs these facts beside the state. */
export interface Turn {
  readonly now: number
  readonly chance: Chance
  /** The songs of the state's playlist. */
  readonly songs: readonly TurntableSong[]
}

/** [LISTEN-9] The following song of the playlist: in order, or drawn among those not played lately. */
export const drawNext = (
  playlist: TurntablePlaylist | null,
  { songs, chance }: Pick<Turn, 'songs' | 'chance'>,
  recent: readonly number[],
): UpNext | null => {
  if (!playlist || songs.length === 0) return null
  const following = (playlist.place + 1) % songs.length
  const places = [...songs.keys()]
  const fresh = places.filter((at) => !recent.includes(songs[at]?.id ?? 0))
  const drawn = fresh.length > 0 ? fresh : places
  const place =
    playlist.order === 'order' ? following : (drawn[Math.floor(chance() * drawn.length)] ?? 0)
  const song = songs[place]
  return song ? { song, place } : null
}

interface Choice {
  readonly song: TurntableSong
  readonly asked_by: { readonly user_id: number; readonly nick_name: string } | null
  readonly place: number | null
  readonly entry_ids: readonly number[]
}

/** [LISTEN-8] The first of the queue, otherwise the song of the playlist. */
const choiceOf = ({ queue, up_next }: TurntableState): Choice | undefined => {
  const [entry] = queue
  if (entry) {
    const { id, song, user_id, nick_name } = entry
    return { song, asked_by: { user_id, nick_name }, place: null, entry_ids: [id] }
  }
  return up_next ? { ...up_next, asked_by: null, entry_ids: [] } : undefined
}

/** The change that plays the next song from that time on, or rests. */
export const startNext = (
  state: TurntableState,
  turn: Turn,
  started_at: number,
  reason: SkipReason,
): TurntableChange => {
  const choice = choiceOf(state)
  if (!choice) return { type: 'rested', entry_ids: [] }
  const { song, asked_by, place, entry_ids } = choice
  const playlist = state.playlist && { ...state.playlist, place: place ?? state.playlist.place }
  const up_next =
    place === null ? state.up_next : drawNext(playlist, turn, [song.id, ...state.recent])
  const playing = { song, asked_by, started_at, paused_at: null }
  return { type: 'started', playing, place, up_next, entry_ids, reason }
}

/** Starts the next song a moment from now. */
export const startSoon = (state: TurntableState, turn: Turn, reason: SkipReason) =>
  startNext(state, turn, turn.now + START_LEAD_MS, reason)

/** [LISTEN-10] The server time at which the next song starts by itself. */
export const nextStart = ({ playing }: TurntableState): number | undefined => {
  const end = playing && endOf(playing)
  return end === undefined || end === null ? undefined : end + GAP_MS
}

/** Whether the song is over at that time, and for how long the server has not noticed. */
export const isOver = (state: TurntableState, now: number): boolean => {
  const end = state.playing && endOf(state.playing)
  return typeof end === 'number' && now >= end
}

export const isForgotten = (state: TurntableState, now: number): boolean =>
  now - (nextStart(state) ?? now) > CATCH_UP_MAX_MS
