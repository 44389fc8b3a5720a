import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import { StartupError } from '../platform/startup-error.ts'
import type { Notices } from './notices.ts'
import { trackingPlugin } from './query-tracking.ts'
import { openSqlite } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'
export type Queries = Kysely<Tables>

export interface Database {
  readonly engine: Engine
  readonly address: DatabaseAddress
  readonly queries: Queries
  /** The file of SQLite. */
  readonly file?: string
  /** Only PostgreSQL has several nodes. */
  readonly notices?: Notices
  answers(): Promise<boolean>
  /** Called when the program ends: from now on no query may hold it. */
  leave(): void
  close(): Promise<void>
}

export type DatabaseAddress =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string }

const noticesOf = async (address: DatabaseAddress, queries: Queries) => {
  if (address.engine === 'sqlite') return undefined
  const { postgresNotices } = await import('./postgres-notices.ts')
  return postgresNotices(address.url, queries)
}

const driverFor = async (address: DatabaseAddress) => {
  if (address.engine === 'sqlite') {
    const database = async () => openSqlite(address.file)
    return { dialect: new SqliteDialect({ database }), leave: () => undefined }
  }
  // Loaded on demand: a site on SQLite starts without it.
  const { openPool } = await import('./postgres-driver.ts')
  const pool = openPool(address.url)
  return { dialect: new PostgresDialect({ pool }), leave: pool.leave }
}

/** Opens the database and runs one query, so that a wrong address is reported at once. */
export const openDatabase = async (address: DatabaseAddress): Promise<Database> => {
  const { dialect, leave } = await driverFor(address)
  const queries = new Kysely<Tables>({ dialect, plugins: [trackingPlugin] })
  try {
    await sql`select 1`.execute(queries)
  } catch (error) {
    await queries.destroy()
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartupError(
      address.engine === 'sqlite'
        ? `The database file ${address.file} cannot be opened: ${reason}.`
        : `DATABASE_URL does not lead to a PostgreSQL database: ${reason}.`,
    )
  }
  return {
    engine: address.engine,
    address,
    queries,
    file: address.engine === 'sqlite' ? address.file : undefined,
    notices: await noticesOf(address, queries),
    answers: () =>
      sql`select 1`.execute(queries).then(
        () => true,
        () => false,
      ),
    leave,
    close: () => queries.destroy(),
  }
}

export const engineOf = (queries: Queries): Engine =>
  queries.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres'

const UNIQUE_VIOLATIONS: readonly unknown[] = ['23505', 2067, 1555]

/** Whether a write failed because another row already has a unique value. */
export const isUniqueViolation = (error: unknown): boolean => {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return UNIQUE_VIOLATIONS.includes(code) || UNIQUE_VIOLATIONS.includes(errcode)
}
