import { ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { type ActionOutcome, endOf, type RecordAction } from '../../http/record-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { assertAdministrator } from './assert-administrator.ts'
import { userStore } from './users.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly record: RecordAction
  /** Runs the work and invalidates the changed tables at once, not only with the response. */
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

interface Block {
  readonly byId: number
  readonly ids: readonly number[]
  readonly now: number
}

/** Skips administrators and deleted users. Returns the ids that are blocked now. */
const blockInTransaction = async (
  transaction: Queries,
  { byId, ids, now }: Block,
): Promise<ReadonlySet<number>> => {
  await assertAdministrator(transaction, byId)
  const store = userStore(transaction)
  const blocked = new Set<number>()
  for (const id of ids) {
    const userStatus = await store.userStatus(id)
    if (userStatus?.role !== ROLE.user) continue
    if (!userStatus.blocked) await store.setUserStatus(id, { blocked: 1 }, now)
    blocked.add(id)
  }
  return blocked
}

const NOT_BLOCKED: ActionOutcome = { outcome: 'refused', reason: 'notBlockable' }

/** Blocks many users in one call; each has an entry, as if they were blocked one by one. */
export const createBlockUsers =
  ({ queries, now, record, withInvalidation }: Needs) =>
  async (
    ids: readonly number[],
    by: { readonly id: number; readonly requestId: string },
  ): Promise<ReadonlySet<number>> => {
    const entry = { userId: by.id, action: 'updateBlocked', requestId: by.requestId }
    const ends: [number, (end: ActionOutcome) => Promise<void>][] = []
    for (const id of ids) ends.push([id, await record({ ...entry, subject: { id, blocked: 1 } })])
    let blocked: ReadonlySet<number> | undefined
    const finish = async (fallback: ActionOutcome) => {
      for (const [id, end] of ends) await end(blocked?.has(id) ? { outcome: 'done' } : fallback)
    }
    try {
      await withInvalidation(async () => {
        blocked = await withAdminLock(queries, (transaction) =>
          blockInTransaction(transaction, { byId: by.id, ids, now: now() }),
        )
      })
    } catch (error) {
      await finish(blocked ? NOT_BLOCKED : endOf(error))
      throw error
    }
    await finish(NOT_BLOCKED)
    return blocked ?? new Set()
  }
