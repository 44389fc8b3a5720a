import { rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { EXCLUDED_FROM_COPIES } from './excluded-from-copies.ts'
import type { Database } from './open.ts'

/** Deletes every byte of the rows: even with `secure_delete`, free pages keep some until a vacuum. */
const deleteVisitors = (file: string) => {
  const copy = new DatabaseSync(file)
  try {
    // A failed copy is discarded, so a journal, which would hold the deleted rows, is not needed.
    copy.exec('pragma journal_mode = off')
    const findTable = copy.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`)
    for (const table of EXCLUDED_FROM_COPIES) {
      if (findTable.get(table)) copy.exec(`delete from ${table}`)
    }
    copy.exec('vacuum')
  } finally {
    copy.close()
  }
}

/**
 * Writes a consistent copy of the database, without today's visitors. Writers are not blocked. The
 * file gets its name when it is complete.
 */
export const copySqlite = async ({ queries }: Database, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    await sql`vacuum into ${unfinished}`.execute(queries)
    deleteVisitors(unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
