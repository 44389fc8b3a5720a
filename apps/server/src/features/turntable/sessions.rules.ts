import type { ListeningSession } from '@lanting/contract'
import { dueAt, type PlannedSession } from '@lanting/turntable'
import { dateText, momentOf } from '../../http/times.ts'

const SECOND_MS = 1_000
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
  const local = Date.parse(`${dateText(ms, timeZone).replace(' ', 'T')}Z`)
  const minutes = Math.round((local - ms) / MINUTE_MS)
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
const weekLater = (startsAt: number, timeZone: string): number => {
  const local = Date.parse(`${dateText(startsAt, timeZone).replace(' ', 'T')}Z`)
  const text = new Date(local + WEEK_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)
  const moment = momentOf(text, timeZone)
  return moment === undefined ? startsAt + WEEK_MS : moment + (startsAt % SECOND_MS)
}

interface Times {
  readonly starts_at: number
  readonly ends_at: number
}

/** The times of a session from now on: one, or those of the next weeks. */
export const timesOf = (
  { starts_at, ends_at, is_weekly }: Pick<StoredSession, 'starts_at' | 'ends_at' | 'is_weekly'>,
  timeZone: string,
  weeks: number,
): readonly Times[] => {
  const lengthMs = ends_at - starts_at
  const times = [{ starts_at, ends_at }]
  for (let start = starts_at; is_weekly === 1 && times.length < weeks; ) {
    start = weekLater(start, timeZone)
    times.push({ starts_at: start, ends_at: start + lengthMs })
  }
  return times
}

/** A server that was away for longer plans a weekly session anew. */
const WEEKS_AWAY_MAX = 5_000

/** The next time of a session that is over; undefined when there is none. */
export const afterSession = (session: StoredSession, timeZone: string, now: number) => {
  const next = timesOf(session, timeZone, WEEKS_AWAY_MAX)
    .slice(1)
    .find(({ ends_at }) => ends_at > now)
  if (!next) return undefined
  const waiting = { ...next, phase: 'waiting' } as const
  return { ...waiting, due_at: dueAt(waiting) }
}
