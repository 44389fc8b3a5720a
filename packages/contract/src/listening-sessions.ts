import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Id, IdParams, Text } from './fields.ts'
import { MusicId } from './music.ts'
import { SESSION_MINUTES, SESSION_TITLE_MAX } from './session-limits.ts'
import { TURNTABLE_ORDERS, type TurntableOrder } from './turntable-state.ts'

/** The year 2100. */
const LATEST_MS = 4_102_444_800_000

/** A planned time of listening together, or the one that is on. */
export const ListeningSession = Type.Object({
  id: Id,
  title: Type.String(),
  playlist_name: Type.String(),
  /** The next start, as a date in the time zone of the site. */
  startsAt: Type.String(),
  /** The offset of that zone at the start, such as `UTC+8`. */
  utcOffset: Type.String(),
  startsAtMs: Type.Integer(),
  endsAtMs: Type.Integer(),
  isWeekly: Type.Boolean(),
  /** Whether it has begun. */
  isOn: Type.Boolean(),
})
export type ListeningSession = Static<typeof ListeningSession>

const getListeningSessions = endpoint({
  summary: 'List the planned sessions of listening together, the next one first',
  method: 'GET',
  path: '/api/turntable/sessions',
  access: 'visitor',
  limit: perMinute(240),
  result: Type.Array(ListeningSession),
})

const addListeningSession = endpoint({
  summary: 'Plan a session, once or weekly; for hosts',
  method: 'POST',
  path: '/api/turntable/sessions/add',
  access: 'user',
  audited: 'ifAdministrator',
  limit: perMinute(30),
  body: Type.Object({
    title: Text(SESSION_TITLE_MAX),
    playlist_id: MusicId,
    order: Type.Unsafe<TurntableOrder>({ type: 'string', enum: TURNTABLE_ORDERS }),
    startsAtMs: Type.Integer({ minimum: 0, maximum: LATEST_MS }),
    minutes: Type.Integer({ minimum: SESSION_MINUTES.min, maximum: SESSION_MINUTES.max }),
    isWeekly: Type.Boolean(),
  }),
  result: Type.Object({ id: Id }),
})

const deleteListeningSession = endpoint({
  summary: 'Cancel a session, also one that is on; for hosts',
  method: 'DELETE',
  path: '/api/turntable/sessions/delete/:id',
  access: 'user',
  audited: 'ifAdministrator',
  limit: perMinute(30),
  params: IdParams,
  result: Type.Boolean(),
})

const getSessionReminders = endpoint({
  summary: 'List the sessions of which I want to be reminded',
  method: 'GET',
  path: '/api/turntable/reminders',
  access: 'user',
  limit: perMinute(240),
  result: Type.Array(Id),
})

const setSessionReminder = endpoint({
  summary: 'Choose whether a notification comes some minutes before a session',
  method: 'PUT',
  path: '/api/turntable/reminders/update',
  access: 'user',
  limit: perMinute(60),
  body: Type.Object({ session_id: Id, isOn: Type.Boolean() }),
  result: Type.Boolean(),
})

export const listeningSessions = {
  getListeningSessions,
  addListeningSession,
  deleteListeningSession,
  getSessionReminders,
  setSessionReminder,
}
