import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { type ActEnd, endOf, type RecordAct } from '../../http/record-acts.ts'
import type { Clock } from '../../platform/clock.ts'
import { blockUsers } from './standing.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly record: RecordAct
  /** Tells everybody what the work has changed as soon as it is done, not only with the answer. */
  readonly announced: (work: () => Promise<void>) => Promise<void>
}

const NOT_BLOCKED: ActEnd = { outcome: 'refused', reason: 'notBlockable' }

/** Blocks many users in one call; each has an entry, as if they were blocked one by one. */
export const userBlocker =
  ({ queries, now, record, announced }: Needs) =>
  async (
    ids: readonly number[],
    by: { readonly id: number; readonly requestId: string },
  ): Promise<ReadonlySet<number>> => {
    const entry = { userId: by.id, act: 'updateBlocked', requestId: by.requestId }
    const ends: [number, (end: ActEnd) => Promise<void>][] = []
    for (const id of ids) ends.push([id, await record({ ...entry, subject: { id, blocked: 1 } })])
    let blocked: ReadonlySet<number> | undefined
    const finish = async (otherwise: ActEnd) => {
      for (const [id, end] of ends) await end(blocked?.has(id) ? { outcome: 'done' } : otherwise)
    }
    try {
      await announced(async () => {
        blocked = await inTurn(queries, (transaction) =>
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
