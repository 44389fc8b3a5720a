import type { PlayingSong, TurntableState } from '@lanting/contract'

/** [LISTEN-1] A new turntable is closed, silent and empty. */
export const CLOSED: TurntableState = {
  version: 0,
  is_open: false,
  playing: null,
  queue: [],
  up_next: null,
  playlist: null,
  session: null,
  votes: [],
  hosts: [],
  recent: [],
  asks: [],
  last_entry: 0,
}

/** [LISTEN-2] The position at that server time, in milliseconds. Negative before the first sound. */
export const positionAt = (
  { started_at, paused_at, song }: PlayingSong,
  serverNow: number,
): number => Math.min((paused_at ?? serverNow) - started_at, song.duration_ms)

/** The server time at which the song ends. Undefined while it is paused. */
export const endOf = ({ started_at, paused_at, song }: PlayingSong): number | undefined =>
  paused_at === null ? started_at + song.duration_ms : undefined
