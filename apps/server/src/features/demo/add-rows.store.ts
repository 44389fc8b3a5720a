import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

/** Well below the limit of both engines. */
const BATCH_SIZE = 500

type TableWithId = {
  [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never
}[keyof Tables]

/** Adds many rows with few statements. Returns the ids in the order of the rows. */
export const addRows = async <T extends TableWithId>(
  queries: Queries,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<number[]> => {
  const ids: number[] = []
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const added = await queries
      // The statement is the same for every table.
      .insertInto(table as 'likes')
      .values(rows.slice(from, from + BATCH_SIZE) as Insertable<Tables['likes']>[])
      .returning('id')
      .execute()
    // Ids are assigned in the order of the rows, but may be returned in any order.
    ids.push(...added.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}
