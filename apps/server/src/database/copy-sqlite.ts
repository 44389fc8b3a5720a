import { rename, rm } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { NOT_COPIED } from './excluded-from-copies.ts'
import type { Database } from './open.ts'

/** Deletes it to the last byte: even with `secure_delete`, free pages keep some until a vacuum. */
const forgetVisitors = (file: string) => {
  const copy = new DatabaseSync(file)
  try {
    // Whatever fails, the copy is thrown away: nothing that is deleted need be kept elsewhere.
    copy.exec('pragma journal_mode = off')
    const isThere = copy.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`)
    for (const table of NOT_COPIED) if (isThere.get(table)) copy.exec(`delete from ${table}`)
    copy.exec('vacuum')
  } finally {
    copy.close()
  }
}

/**
 * One moment of the database as a file of its own, without who came today; whoever writes meanwhile
 * goes on writing. The file has its name only when it is whole.
 */
export const copySqlite = async ({ queries }: Database, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    await sql`vacuum into ${unfinished}`.execute(queries)
    forgetVisitors(unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
