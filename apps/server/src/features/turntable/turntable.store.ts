import { ROLE, type TurntableState } from '@lanting/contract'
import {
  afterChange,
  CLOSED,
  type Decided,
  type Person,
  type TurntableLog,
} from '@lanting/turntable'
import { takeChatLock } from '../../database/chat-lock.ts'
import type { Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { endSession } from './sessions.store.ts'

type Decide = Parameters<TurntableLog['write']>[0]

/** Stores something in the transaction of the changes. Returns whether the changes are stored. */
export type Claim = (transaction: Queries) => Promise<boolean>

/** Returns a log that stores changes together with a claim. */
export type WithClaim = (claim: Claim) => Pick<TurntableLog, 'write'>

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
}

/** The table has one row. */
const ROW = 1

export const readState = async (queries: Queries): Promise<TurntableState> => {
  const row = await queries
    .selectFrom('turntable')
    .select('state')
    .where('place', '=', ROW)
    .executeTakeFirst()
  return row ? { ...CLOSED, ...(JSON.parse(row.state) as TurntableState) } : CLOSED
}

export const writeState = async (transaction: Queries, state: TurntableState) => {
  const row = { state: JSON.stringify(state) }
  await transaction
    .insertInto('turntable')
    .values({ place: ROW, ...row })
    .onConflict((conflict) => conflict.column('place').doUpdateSet(row))
    .execute()
}

/** The stored turntable. State and numbered events change together, one node after the other. */
export const turntableStore = ({ queries, now, timeZone }: Needs) => ({
  read: () => readState(queries),
  /** Nothing is stored unless the claim succeeds in the same transaction. */
  write: async (decide: Decide, claim: Claim = async () => true): Promise<Decided | undefined> => {
    const zone = await timeZone()
    return queries.transaction().execute(async (transaction) => {
      await takeChatLock(transaction)
      const before = await readState(transaction)
      const decided = decide(before)
      if (!decided || !(await claim(transaction))) return decided && { changes: [] }
      if (decided.changes.length === 0) return decided
      let state = before
      for (const change of decided.changes) {
        state = afterChange(state, change)
        const payload = JSON.stringify({ version: state.version, change })
        await transaction
          .insertInto('chat_events')
          .values({ kind: 'turntable', payload, created_at: now() })
          .execute()
      }
      await writeState(transaction, state)
      const { session } = before
      if (session && session.id !== state.session?.id) {
        await endSession(transaction, session.id, zone, now())
      }
      return decided
    })
  },
})

export const peopleStore = (queries: Queries) => ({
  /** Undefined for a user who was deleted meanwhile. */
  person: async (id: number, at: number): Promise<Person | undefined> => {
    const user = await queries
      .selectFrom('users')
      .leftJoin('chat_mutes', 'chat_mutes.user_id', 'users.id')
      .select(['nick_name', 'role', 'chat_mutes.until'])
      .where('users.id', '=', id)
      .executeTakeFirst()
    return (
      user && {
        user_id: id,
        nick_name: user.nick_name,
        isAdministrator: user.role === ROLE.administrator,
        isMuted: (user.until ?? 0) > at,
      }
    )
  },
  names: (ids: readonly number[]) =>
    queries
      .selectFrom('users')
      .select(['id as user_id', 'nick_name'])
      .where('id', 'in', [0, ...ids])
      .execute(),
})
