import type { TurntableState } from '@lanting/contract'
import { HOSTS_MAX } from '../limits.ts'
import { afterChange } from './after-change.ts'
import {
  type CommandOf,
  change,
  type Decision,
  NOTHING,
  refuse,
  type Situation,
} from './commands.ts'
import { drawNext, startSoon } from './next-song.ts'

/** [LISTEN-13] Goes on with a paused song, where it was; a resting turntable starts. */
export const decidePlay = (state: TurntableState, situation: Situation): Decision => {
  const { playing } = state
  if (!playing) {
    const started = startSoon(state, situation, 'host')
    return started.type === 'rested' ? refuse('turntableSilent') : change(started)
  }
  if (playing.paused_at === null) return NOTHING
  const started_at = playing.started_at + situation.now - playing.paused_at
  return change({ type: 'moved', started_at, paused_at: null })
}

export const decidePause = ({ playing }: TurntableState, { now }: Situation): Decision => {
  if (!playing) return refuse('turntableSilent')
  if (playing.paused_at !== null) return NOTHING
  // A song that has not begun is paused at its beginning, one that is over at its end.
  const end = playing.started_at + playing.song.duration_ms
  return change({ type: 'paused', at: Math.min(Math.max(now, playing.started_at), end) })
}

/** [LISTEN-14] To a position within the song. A paused song stays paused there. */
export const decideSeek = (
  { playing }: TurntableState,
  { position_ms }: CommandOf<'seek'>,
  { now }: Situation,
): Decision => {
  if (!playing) return refuse('turntableSilent')
  const position = Math.round(Math.min(Math.max(0, position_ms), playing.song.duration_ms))
  const paused_at = playing.paused_at === null ? null : now
  return change({ type: 'moved', started_at: now - position, paused_at })
}

export const decideSkip = (state: TurntableState, situation: Situation): Decision =>
  state.playing ? change(startSoon(state, situation, 'host')) : refuse('turntableSilent')

/** Entries that are not waiting any more are left out: they may have been played meanwhile. */
export const decideOrder = (
  { queue }: TurntableState,
  { entry_ids }: CommandOf<'order'>,
): Decision => {
  const known = [...new Set(entry_ids)].filter((id) => queue.some((entry) => entry.id === id))
  return known.length > 0 ? change({ type: 'ordered', entry_ids: known }) : NOTHING
}

/** [LISTEN-9] A new playlist begins at its first song, or with a drawn one. */
export const decidePlaylist = (
  state: TurntableState,
  { playlist: chosen }: CommandOf<'setPlaylist'>,
  situation: Situation,
): Decision => {
  const playlist = chosen && { ...chosen, place: -1 }
  const up_next = drawNext(playlist, situation, state.recent)
  const set = { type: 'playlistSet', playlist, up_next } as const
  if (!state.is_open || state.playing || !up_next) return change(set)
  return change(set, startSoon(afterChange(state, set), situation, 'host'))
}

/** [LISTEN-15] An open turntable with a playlist starts to play. */
export const decideOpen = (state: TurntableState, situation: Situation): Decision => {
  if (state.is_open) return NOTHING
  const opened = { type: 'opened' } as const
  const started = startSoon(afterChange(state, opened), situation, 'host')
  return started.type === 'rested' ? change(opened) : change(opened, started)
}

/** [LISTEN-5] Only administrators choose the hosts. */
export const decideHosts = ({ by, hosts }: CommandOf<'setHosts'>): Decision => {
  if (!by.isAdministrator) return refuse('turntableOwnerOnly')
  const each = [...new Map(hosts.map((host) => [host.user_id, host])).values()]
  return change({ type: 'hostsSet', hosts: each.slice(0, HOSTS_MAX) })
}
