import { statSync } from 'node:fs'
import { sql } from 'kysely'
import { StartupError } from '../platform/startup-error.ts'
import type { Database } from './open.ts'

const hasOwner = async ({ queries }: Database): Promise<boolean> => {
  const { rows } = await sql<{
    name: string | null
  }>`select to_regclass('settings') as name`.execute(queries)
  if (!rows[0]?.name) return false
  const owner = await queries
    .selectFrom('settings')
    .select('name')
    .where('name', '=', 'owner_id')
    .executeTakeFirst()
  return owner !== undefined
}

/**
 * Finds a SQLite site beside a PostgreSQL database. An empty database would open as a new site, and
 * the owner would miss the old one: it is refused before it is changed. Returns a sentence for the
 * owner if the database has a site of its own.
 */
export const findEarlierSite = async (
  database: Database,
  file: string,
): Promise<string | undefined> => {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  if (database.engine === 'sqlite' || size === 0) return undefined
  if (await hasOwner(database)) {
    return `The site in ${file} is not open: DATABASE_URL leads to another one.`
  }
  throw new StartupError(
    `DATA_DIR has a site in ${file}, but DATABASE_URL leads to an empty database: move the site with npm run move -- --to postgres://…, or begin a new one with another DATA_DIR.`,
  )
}
