import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import { engineOf, type Queries } from '../../database/open.ts'
import { validCount } from '../../database/valid-count.ts'
import { type Stat, statsOf, withinSubjectLimit } from './daily-stats.rules.ts'

/** The number of different subjects stored per day. A site has no more real ones. */
export const SUBJECTS_PER_DAY = 200
const LIMITED_KINDS = ['referrer', 'word'] as const

export interface StatBatch {
  readonly stats: readonly Stat[]
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
    for (const part of chunk(hashes.toSorted())) {
      const rows = await transaction
        .insertInto('daily_visitors')
        .values(part.map((visitor) => ({ day, visitor })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('visitor')
        .execute()
      added += rows.length
    }
    return added
  }

  const findPublicIds = async (transaction: Queries, ids: readonly number[]) => {
    const found = new Set<number>()
    for (const part of chunk(ids, NO_ID)) {
      const rows = await transaction
        .selectFrom('articles')
        .select('id')
        .where('id', 'in', part)
        .where('status', '=', ARTICLE_STATUS.public)
        .execute()
      for (const { id } of rows) found.add(id)
    }
    return found
  }

  const storedSubjects = async (transaction: Queries, kind: string, day: string) => {
    const rows = await transaction
      .selectFrom('daily_stats')
      .select('subject')
      .where('kind', '=', kind)
      .where('day', '=', day)
      .execute()
    return new Set(rows.map(({ subject }) => subject))
  }

  /** Limits the different referrers and words of a day. Known subjects still count. */
  const withSubjectLimits = async (transaction: Queries, stats: readonly Stat[]) => {
    let accepted = stats
    for (const kind of LIMITED_KINDS) {
      for (const day of new Set(
        accepted.filter((stat) => stat.kind === kind).map((stat) => stat.day),
      )) {
        const known = await storedSubjects(transaction, kind, day)
        accepted = withinSubjectLimit(accepted, { kind, day, known, limit: SUBJECTS_PER_DAY })
      }
    }
    return accepted
  }

  return {
    /**
     * Returns the salt of a day. The first caller sets it. Returns undefined if the day is over.
     */
    salt: async (day: string, candidate: string | undefined): Promise<string | undefined> => {
      if (candidate !== undefined) {
        await queries
          .insertInto('daily_salts')
          .values({ day, salt: candidate })
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
    increment: ({ stats, visitors }: StatBatch): Promise<void> =>
      queries.transaction().execute(async (transaction) => {
        const ids = stats.flatMap(({ articleId }) => articleId ?? [])
        const publicIds = await findPublicIds(transaction, [...new Set(ids)])
        const visitorStats: Stat[] = []
        for (const [day, hashes] of visitors) {
          const value = await addVisitors(transaction, day, hashes)
          visitorStats.push({ kind: 'visitors', day, subject: '', value })
        }
        const rows = statsOf(
          [...(await withSubjectLimits(transaction, stats)), ...visitorStats],
          publicIds,
        )
        for (const part of chunk(rows)) {
          await transaction
            .insertInto('daily_stats')
            .values(part)
            .onConflict((conflict) =>
              conflict.columns(['kind', 'day', 'subject']).doUpdateSet({
                value: sql<number>`${validCount('daily_stats.value')} + excluded.value`,
              }),
            )
            .execute()
        }
      }),

    /** Deletes visitors before the first day, and referrers and words before the second. */
    deleteBefore: async (visitorsBefore: string, subjectsBefore: string): Promise<void> => {
      const { endedDays } = await queries
        .selectFrom('daily_salts')
        .select(({ fn }) => fn.countAll<number>().as('endedDays'))
        .where('day', '<', visitorsBefore)
        .executeTakeFirstOrThrow()
      // Deleting a salt deletes the visitors of its day.
      if (Number(endedDays) > 0) {
        await queries.deleteFrom('daily_salts').where('day', '<', visitorsBefore).execute()
      }
      const oldest = await queries
        .selectFrom('daily_stats')
        .select('day')
        .where('kind', 'in', LIMITED_KINDS)
        .where('day', '<', subjectsBefore)
        .limit(1)
        .executeTakeFirst()
      if (!oldest) return
      await queries
        .deleteFrom('daily_stats')
        .where('kind', 'in', LIMITED_KINDS)
        .where('day', '<', subjectsBefore)
        .execute()
    },
  }
}

export type DailyStatStore = ReturnType<typeof dailyStatStore>
