import { sql } from 'kysely'
import type { Database } from './open.ts'

/** One moment of the database as a file of its own; whoever writes meanwhile goes on writing. */
export const copySqlite = async ({ queries }: Database, file: string): Promise<void> => {
  await sql`vacuum into ${file}`.execute(queries)
}
