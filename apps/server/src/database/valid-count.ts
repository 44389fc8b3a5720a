import { type RawBuilder, sql } from 'kysely'

/** No real count is larger. The sum of a thousand such counts is still exact. */
const COUNT_MAX = 8_000_000_000_000

/**
 * Whether a column holds a valid count. SQLite accepts text and infinity in any column, PostgreSQL
 * infinity in columns with a fraction. Both sort them outside of the range.
 */
export const isValidCount = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} between 0 and ${sql.lit(COUNT_MAX)}`

/** The count in a column, or 0 if the column holds something else. */
export const validCount = (column: string): RawBuilder<number> =>
  sql<number>`case when ${isValidCount(column)} then ${sql.ref(column)} else 0 end`
