import type { TurntableRefusal, TurntableState } from '@lanting/contract'
import { ASKS_PER_MINUTE, ASKS_WINDOW_MS, QUEUE_MAX, WAITING_MAX } from '../limits.ts'
import { afterChange } from './after-change.ts'
import {
  type CommandOf,
  change,
  type Decision,
  isHost,
  NOTHING,
  type Person,
  refuse,
  type Situation,
} from './commands.ts'
import { startSoon } from './next-song.ts'

/** [LISTEN-4] The limits of a person. Hosts have none. */
const limitOf = (
  { queue, asks }: TurntableState,
  { user_id }: Person,
  now: number,
): TurntableRefusal | undefined => {
  if (queue.filter((entry) => entry.user_id === user_id).length >= WAITING_MAX) {
    return 'turntableWaitingMax'
  }
  const lately = asks.filter((ask) => ask.user_id === user_id && now - ask.at < ASKS_WINDOW_MS)
  return lately.length >= ASKS_PER_MINUTE ? 'turntableTooOften' : undefined
}

/** [LISTEN-3] Why nobody may ask for this song now. */
const songFault = (
  { queue, recent }: TurntableState,
  songId: number,
): TurntableRefusal | undefined => {
  if (queue.some(({ song }) => song.id === songId)) return 'turntableSongWaiting'
  return recent.includes(songId) ? 'turntableSongRecent' : undefined
}

export const decideAsk = (
  state: TurntableState,
  { by, song }: CommandOf<'ask'>,
  situation: Situation,
): Decision => {
  if (!state.is_open) return refuse('turntableClosed')
  if (by.isMuted) return refuse('turntableMuted')
  if (song === 'lengthUnknown') return refuse('turntableLengthUnknown')
  if (state.queue.length >= QUEUE_MAX) return refuse('turntableQueueFull')
  const fault =
    songFault(state, song.id) ?? (isHost(state, by) ? undefined : limitOf(state, by, situation.now))
  if (fault) return refuse(fault)
  const { user_id, nick_name } = by
  const entry = { id: state.last_entry + 1, song, user_id, nick_name }
  const asked = { type: 'asked', entry, at: situation.now } as const
  // [LISTEN-8] A turntable that rests plays the song at once.
  return state.playing
    ? change(asked)
    : change(asked, startSoon(afterChange(state, asked), situation, 'ended'))
}

/** [LISTEN-6] One's own songs, and any song for a host. */
export const decideRemove = (
  state: TurntableState,
  { by, entry_id }: CommandOf<'remove'>,
): Decision => {
  const entry = state.queue.find(({ id }) => id === entry_id)
  if (!entry) return refuse('turntableEntryNotFound')
  const isOwn = entry.user_id === by.user_id
  if (!isOwn && !isHost(state, by)) return refuse('turntableHostOnly')
  return change({ type: 'removed', entry_id, by_host: !isOwn })
}

/** [LISTEN-7] Half of the users who listen skip the song. A vote counts while its voter listens. */
export const decideVote = (
  state: TurntableState,
  { by }: CommandOf<'vote'>,
  situation: Situation,
): Decision => {
  const { listeners } = situation
  if (by.isMuted) return refuse('turntableMuted')
  if (!state.playing) return refuse('turntableSilent')
  if (!listeners.includes(by.user_id)) return refuse('turntableNotListening')
  const votes = new Set([...state.votes, by.user_id])
  const present = listeners.filter((listener) => votes.has(listener))
  const voted = { type: 'voted', user_id: by.user_id } as const
  if (present.length * 2 >= listeners.length) {
    return change(voted, startSoon(afterChange(state, voted), situation, 'votes'))
  }
  return state.votes.includes(by.user_id) ? NOTHING : change(voted)
}
