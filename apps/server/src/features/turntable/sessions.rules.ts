import type { ListeningSession } from '@lanting/contract'
import { dueAt, type PlannedSession } from '@lanting/turntable'
import { dateText, momentAt, offsetAt } from '../../http/times.ts'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 86_400_000

/** A planned session, as it is stored. */
export interface StoredSession extends PlannedSession {
  readonly id: number
  readonly title: string
  readonly playlist_id: number
  readonly playlist_name: string
  readonly playlist_order: 'order' | 'shuffle'
  readonly is_weekly: number
  readonly updated_at: number
}

/** `UTC+8`, `UTC-3:30` */
const utcOffset = (ms: number, timeZone: string): string => {
  const minutes = offsetAt(ms, timeZone) / MINUTE_MS
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

export const wireSession = (session: StoredSession, timeZone: string): ListeningSession => ({
  id: session.id,
  title: session.title,
  playlist_name: session.playlist_name,
  startsAt: dateText(session.starts_at, timeZone),
  utcOffset: utcOffset(session.starts_at, timeZone),
  startsAtMs: session.starts_at,
  endsAtMs: session.ends_at,
  isWeekly: session.is_weekly === 1,
  isOn: session.phase === 'on',
})

/** The same local time of the site, a week later: the clocks may have changed between. */
const weekLater = (startsAt: number, timeZone: string): number =>
  momentAt(startsAt + offsetAt(startsAt, timeZone) + WEEK_MS, timeZone)

type Times = Pick<StoredSession, 'starts_at' | 'ends_at'>

/** The times of a session from the next one on: one, or one each week without an end. */
export function* timesOf(
  { starts_at, ends_at, is_weekly }: Times & Pick<StoredSession, 'is_weekly'>,
  timeZone: string,
): Generator<Times> {
  let start = starts_at
  yield { starts_at, ends_at }
  while (is_weekly === 1) {
    start = weekLater(start, timeZone)
    yield { starts_at: start, ends_at: start + ends_at - starts_at }
  }
}

/** The next time of a session that is over; undefined when there is none. */
export const afterSession = (session: StoredSession, timeZone: string, now: number) => {
  const next = timesOf(session, timeZone)
    .drop(1)
    .find(({ ends_at }) => ends_at > now)
  if (!next) return undefined
  const waiting = { ...next, phase: 'waiting' } as const
  return { ...waiting, due_at: dueAt(waiting) }
}
