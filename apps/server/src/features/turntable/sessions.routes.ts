import { endpoints, SESSIONS_MAX } from '@lanting/contract'
import { dueAt, isHost, type Turntable, type TurntableLog } from '@lanting/turntable'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { callerOf, type FindPerson } from './caller.ts'
import { wireSession } from './sessions.rules.ts'
import { deleteSession, reminderStore, sessionStore } from './sessions.store.ts'
import type { TimedSongs } from './turntable.routes.ts'
import type { Claim, WithClaim } from './turntable.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly songs: Pick<TimedSongs, 'playlistName'>
  readonly person: FindPerson
  readonly log: Pick<TurntableLog, 'read'>
  readonly turntable: Pick<Turntable, 'execute'>
  readonly withClaim: WithClaim
}

const MINUTE_MS = 60_000

/** The sessions that are planned, and who wants to be reminded of them. */
export const sessionRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, songs, person, log, turntable, withClaim } = needs
  const sessions = sessionStore(queries)

  const assertHost = async (identity: Identity) => {
    const by = await callerOf(person, identity)
    if (!isHost(await log.read(), by)) throw new AppError('turntableHostOnly')
  }

  serve(endpoints.getListeningSessions, async () => {
    const [rows, zone] = await Promise.all([sessions.all(), timeZone()])
    return rows.map((row) => wireSession(row, zone))
  })

  serve(endpoints.addListeningSession, async ({ body }, { identity }) => {
    await assertHost(identity)
    const { title, playlist_id, order, startsAtMs, minutes, isWeekly } = body
    const at = now()
    if (startsAtMs <= at) throw new AppError('listeningSessionPast')
    const playlist_name = await songs.playlistName(playlist_id)
    if (playlist_name === undefined) throw new AppError('playlistNotFound')
    if ((await sessions.all()).length >= SESSIONS_MAX) throw new AppError('listeningSessionsMax')
    const ends_at = startsAtMs + minutes * MINUTE_MS
    const plan = { phase: 'waiting', starts_at: startsAtMs, ends_at } as const
    return sessions.add({
      ...{ title: title.trim(), playlist_id, playlist_name, playlist_order: order },
      ...{ ...plan, due_at: dueAt(plan), is_weekly: isWeekly ? 1 : 0 },
      ...{ created_at: at, updated_at: at },
    })
  })

  serve(endpoints.deleteListeningSession, async ({ params: { id } }, { identity }) => {
    await assertHost(identity)
    let isDeleted = false
    const claim: Claim = async (transaction) => {
      isDeleted = await deleteSession(transaction, id)
      return isDeleted
    }
    await turntable.execute({ type: 'endSession', session_id: id }, withClaim(claim))
    if (!isDeleted) throw new AppError('listeningSessionNotFound')
    return true
  })

  serve(endpoints.getSessionReminders, (_, { identity }) =>
    reminderStore(queries, identity.id).all(),
  )

  serve(endpoints.setSessionReminder, async ({ body }, { identity }) => {
    const { session_id, isOn } = body
    const reminders = reminderStore(queries, identity.id)
    if (!(await sessions.exists(session_id))) throw new AppError('listeningSessionNotFound')
    if (isOn) await reminders.add(session_id, now())
    else await reminders.remove(session_id)
    return true
  })
}
