import { dueAt, dueStep, type Turntable } from '@lanting/turntable'
import type { Queries } from '../../database/open.ts'
import { afterSession, type StoredSession } from './sessions.rules.ts'
import { claimSession, sessionStore, usersToRemind } from './sessions.store.ts'
import type { WithClaim } from './turntable.store.ts'

const MINUTE_MS = 60_000

interface Soon {
  readonly title: string
  readonly session_id: number
  readonly minutes: number
}

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly turntable: Pick<Turntable, 'execute'>
  readonly withClaim: WithClaim
  readonly remind: (transaction: Queries, userId: number, soon: Soon, now: number) => Promise<void>
}

/**
 * [LISTEN-17] Reminds of sessions, begins and ends them. It runs on every node: each step changes
 * the row of the session in the transaction of its effect, so it happens once.
 */
export const createSessionRunner = (needs: Needs) => {
  const { queries, timeZone, turntable, withClaim, remind } = needs
  const sessions = sessionStore(queries)

  const remindUsers = (session: StoredSession, now: number) =>
    queries.transaction().execute(async (transaction) => {
      const next = { phase: 'reminded', due_at: session.starts_at } as const
      if (!(await claimSession(transaction, session, next))) return
      const minutes = Math.max(1, Math.round((session.starts_at - now) / MINUTE_MS))
      const soon = { title: session.title, session_id: session.id, minutes }
      for (const { id } of await usersToRemind(transaction, session.id)) {
        await remind(transaction, id, soon, now)
      }
    })

  const begin = async (session: StoredSession) => {
    const { id, title, starts_at, ends_at } = session
    const { playlist_id, playlist_name: name, playlist_order: order } = session
    const next = { phase: 'on', due_at: dueAt({ ...session, phase: 'on' }) } as const
    await turntable.execute(
      {
        type: 'beginSession',
        session: { id, title, starts_at, ends_at },
        playlist: { id: playlist_id, name, order },
      },
      withClaim((transaction) => claimSession(transaction, session, next)),
    )
  }

  const runStep = async (session: StoredSession, now: number) => {
    const step = dueStep(session, now)
    if (step === 'remind') return remindUsers(session, now)
    if (step === 'begin') return begin(session)
    const next = afterSession(session, await timeZone(), now)
    if (step === 'pass') await claimSession(queries, session, next)
    if (step !== 'end') return
    await turntable.execute(
      { type: 'endSession', session_id: session.id },
      withClaim((transaction) => claimSession(transaction, session, next)),
    )
  }

  return {
    hasDue: async (now: number): Promise<boolean> => (await sessions.due(now)).length > 0,
    /** A session that fails is tried again, and does not keep the others waiting. */
    processDue: async (now: number): Promise<void> => {
      const errors: unknown[] = []
      for (const session of await sessions.due(now)) {
        await runStep(session, now).catch((error) => errors.push(error))
      }
      if (errors.length > 0) throw new AggregateError(errors, 'A planned session failed')
    },
  }
}
