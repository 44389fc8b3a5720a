import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { type ActionOutcome, endOf, type RecordAction } from '../../http/record-audit.ts'
import type { Clock } from '../../platform/clock.ts'
import { blockUsers } from './user-status.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly record: RecordAction
  /** Tells everybody what the work has changed as soon as it is done, not only with the answer. */
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
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
    const finish = async (otherwise: ActionOutcome) => {
      for (const [id, end] of ends) await end(blocked?.has(id) ? { outcome: 'done' } : otherwise)
    }
    try {
      await withInvalidation(async () => {
        blocked = await withAdminLock(queries, (transaction) =>
          blockUsers(transaction, { byId: by.id, ids, now: now() }),
        )
      })
    } catch (error) {
      await finish(blocked ? NOT_BLOCKED : endOf(error))
      throw error
    }
    await finish(NOT_BLOCKED)
    return blocked ?? new Set()
  }
