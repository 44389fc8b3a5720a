import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import { chunk } from '../../database/chunk.ts'
import { engineOf, type Queries } from '../../database/open.ts'
import { soundCount } from '../../database/valid-count.ts'
import { type Sum, statsOf, withinRoom } from './daily-stats.rules.ts'
import { inFewSizes } from './few-sizes.rules.ts'

/** The number of different subjects stored per day. A site has no more real ones. */
export const SUBJECTS_A_DAY = 200
const BOUNDED = ['referrer', 'word'] as const

export interface Happened {
  readonly sums: readonly Sum[]
  /** Visitor hashes by day. */
  readonly visitors: ReadonlyMap<string, readonly string[]>
}

export const dailyStatStore = (queries: Queries) => {
  /**
   * Returns whether hashes of this day may still be written. The lock keeps the day open until the
   * transaction ends.
   */
  const isOpen = async (transaction: Queries, day: string) => {
    const salt = transaction.selectFrom('daily_salts').select('salt').where('day', '=', day)
    // SQLite has one writer at a time and needs no lock.
    const locked = engineOf(transaction) === 'postgres' ? salt.forShare() : salt
    return (await locked.executeTakeFirst()) !== undefined
  }

  /** Returns the number of visitors that are new on this day. */
  const addVisitors = async (transaction: Queries, day: string, hashes: readonly string[]) => {
    if (!(await isOpen(transaction, day))) return 0
    let added = 0
    // The same order on every node prevents deadlocks.
    for (const some of inFewSizes(hashes.toSorted())) {
      const rows = await transaction
        .insertInto('daily_visitors')
        .values(some.map((visitor) => ({ day, visitor })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('visitor')
        .execute()
      added += rows.length
    }
    return added
  }

  const publicIds = async (transaction: Queries, ids: readonly number[]) => {
    const found = new Set<number>()
    for (const some of chunk(ids)) {
      const rows = await transaction
        .selectFrom('articles')
        .select('id')
        .where('id', 'in', some)
        .where('status', '=', ARTICLE_STATUS.public)
        .execute()
      for (const { id } of rows) found.add(id)
    }
    return found
  }

  const keptSubjects = async (transaction: Queries, kind: string, day: string) => {
    const rows = await transaction
      .selectFrom('daily_stats')
      .select('subject')
      .where('kind', '=', kind)
      .where('day', '=', day)
      .execute()
    return new Set(rows.map(({ subject }) => subject))
  }

  /** Limits the different referrers and words of a day. Known subjects still count. */
  const bounded = async (transaction: Queries, sums: readonly Sum[]) => {
    let kept = sums
    for (const kind of BOUNDED) {
      for (const day of new Set(kept.filter((sum) => sum.kind === kind).map((sum) => sum.day))) {
        const known = await keptSubjects(transaction, kind, day)
        kept = withinRoom(kept, { kind, day, known, room: SUBJECTS_A_DAY })
      }
    }
    return kept
  }

  return {
    /**
     * Returns the salt of a day. The first caller sets it. Returns undefined if the day is over.
     */
    salt: async (day: string, drawn: string | undefined): Promise<string | undefined> => {
      if (drawn !== undefined) {
        await queries
          .insertInto('daily_salts')
          .values({ day, salt: drawn })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      const row = await queries
        .selectFrom('daily_salts')
        .select('salt')
        .where('day', '=', day)
        .executeTakeFirst()
      return row?.salt
    },

    /** Adds to the stats in one transaction. Safe with many nodes. */
    raise: ({ sums, visitors }: Happened): Promise<void> =>
      queries.transaction().execute(async (transaction) => {
        const ids = sums.flatMap(({ articleId }) => articleId ?? [])
        const isPublic = await publicIds(transaction, [...new Set(ids)])
        const came: Sum[] = []
        for (const [day, hashes] of visitors) {
          const value = await addVisitors(transaction, day, hashes)
          came.push({ kind: 'visitors', day, subject: '', value })
        }
        const rows = statsOf([...(await bounded(transaction, sums)), ...came], isPublic)
        for (const some of inFewSizes(rows)) {
          await transaction
            .insertInto('daily_stats')
            .values(some)
            .onConflict((conflict) =>
              conflict.columns(['kind', 'day', 'subject']).doUpdateSet({
                value: sql<number>`${soundCount('daily_stats.value')} + excluded.value`,
              }),
            )
            .execute()
        }
      }),

    /** Deletes visitors before the first day, and referrers and words before the second. */
    forget: async (visitorsBefore: string, subjectsBefore: string): Promise<void> => {
      const { daysOver } = await queries
        .selectFrom('daily_salts')
        .select(({ fn }) => fn.countAll<number>().as('daysOver'))
        .where('day', '<', visitorsBefore)
        .executeTakeFirstOrThrow()
      // Deleting a salt deletes the visitors of its day.
      if (Number(daysOver) > 0) {
        await queries.deleteFrom('daily_salts').where('day', '<', visitorsBefore).execute()
      }
      const isOld = await queries
        .selectFrom('daily_stats')
        .select('day')
        .where('kind', 'in', BOUNDED)
        .where('day', '<', subjectsBefore)
        .limit(1)
        .executeTakeFirst()
      if (!isOld) return
      await queries
        .deleteFrom('daily_stats')
        .where('kind', 'in', BOUNDED)
        .where('day', '<', subjectsBefore)
        .execute()
    },
  }
}

export type DailyStatStore = ReturnType<typeof dailyStatStore>
