import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

/** Well below what either engine takes in one statement. */
const ROWS_AT_ONCE = 500

type TableWithId = {
  [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never
}[keyof Tables]

/** Adds many rows with few statements; the ids come in the order of the rows. */
export const addRows = async <T extends TableWithId>(
  queries: Queries,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<number[]> => {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const made = await queries
      // Which of the tables it is makes no difference to the statement.
      .insertInto(table as 'likes')
      .values(rows.slice(from, from + ROWS_AT_ONCE) as Insertable<Tables['likes']>[])
      .returning('id')
      .execute()
    // Ids are given one after the other, but may be told in any order.
    ids.push(...made.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}
