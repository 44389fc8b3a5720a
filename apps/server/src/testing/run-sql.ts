import { sql } from 'kysely'
import type { Queries } from '../database/open.ts'

/** Runs a statement as it is written: tests plant what no store of ours would write. */
export const runSql = async (queries: Queries, statement: string): Promise<void> => {
  await sql.raw(statement).execute(queries)
}
