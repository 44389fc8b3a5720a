import type { TurntableChange, TurntableState } from '@lanting/contract'
import { afterChange } from './after-change.ts'
import { type CommandOf, change, type Decision, NOTHING, type Situation } from './commands.ts'
import { drawNext, startSoon } from './next-song.ts'

/** A song that somebody has asked for is played to its end. */
const isInterrupted = ({ playing }: TurntableState) =>
  !playing || playing.asked_by === null || playing.paused_at !== null

/**
 * [LISTEN-17] Opens the turntable with the playlist of the session. [LISTEN-18] A session that is
 * on gives its place to the new one.
 */
export const decideBegin = (
  state: TurntableState,
  { session, playlist: chosen }: CommandOf<'beginSession'>,
  situation: Situation,
): Decision => {
  const { id, starts_at } = state.session ?? {}
  if (id === session.id && starts_at === session.starts_at) return NOTHING
  const playlist = { ...chosen, place: -1 }
  const up_next = drawNext(playlist, situation, state.recent)
  const changes: readonly TurntableChange[] = [
    ...(state.is_open ? [] : [{ type: 'opened' } as const]),
    { type: 'sessionBegan', session },
    { type: 'playlistSet', playlist, up_next },
  ]
  const begun = changes.reduce(afterChange, state)
  const started = startSoon(begun, situation, 'host')
  const isStarted = isInterrupted(begun) && started.type === 'started'
  return change(...changes, ...(isStarted ? [started] : []))
}

/** [LISTEN-18] Closes the turntable, unless a host has done so or another session is on. */
export const decideEnd = (
  { session }: TurntableState,
  { session_id }: CommandOf<'endSession'>,
): Decision =>
  session?.id === session_id
    ? change({ type: 'sessionEnded', session_id }, { type: 'closed' })
    : NOTHING
