import { type RawBuilder, sql } from 'kysely'

/** Larger than any count of ours will ever be; a thousand of them still add up exactly. */
const COUNT_MAX = 8_000_000_000_000

/**
 * Whether a column holds a count. SQLite keeps text and infinity in any column, PostgreSQL infinity
 * in those with a fraction; both sort them outside of the range.
 */
export const isSoundCount = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between 0 and ${sql.lit(COUNT_MAX)}`

/** The count in a column, or 0 where something else has got into it. */
export const soundCount = (column: string): RawBuilder<number> =>
  sql<number>`case when ${isSoundCount(column)} then ${sql.ref(column)} else 0 end`
