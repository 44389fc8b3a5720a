import { sql } from 'kysely'
import type { Queries } from '../database/open.ts'

/** Runs a raw statement, for rows that no store would write. */
export const runSql = async (queries: Queries, statement: string): Promise<void> => {
  await sql.raw(statement).execute(queries)
}
