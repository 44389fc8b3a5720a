import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { StartupError } from '../platform/startup-error.ts'
import { copySqlite } from './copy-sqlite.ts'
import type { Database, Engine } from './open.ts'
import { withStartupLock } from './with-startup-lock.ts'

export interface Migration {
  readonly name: string
  statements(engine: Engine): string[]
}

interface Applied {
  name: string
  checksum: string
}

/** Ignores how the source file is indented. */
const checksumOf = (migration: Migration, engine: Engine) =>
  createHash('sha256')
    .update(migration.statements(engine).join(';\n').replaceAll(/\s+/g, ' '))
    .digest('hex')

const readApplied = async (queries: Database['queries']): Promise<Applied[]> => {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at bigint not null
  )`.execute(queries)
  const { rows } = await sql<Applied>`select name, checksum from migrations order by name`.execute(
    queries,
  )
  return rows
}

const newerVersion = (name: string) =>
  new StartupError(
    `The database was made by a newer version (it knows ${name}): update the program, or use another DATABASE_URL or DATA_DIR.`,
  )

const otherVersion = (name: string) =>
  new StartupError(
    `The database was made by an earlier version whose tables this program cannot read (at migration ${name}): export its articles as Markdown with that version, and import them here into an empty DATA_DIR or DATABASE_URL.`,
  )

/** Returns the migrations still to run. Rejects a database that was not made by these migrations. */
const pendingAfter = (applied: Applied[], migrations: readonly Migration[], engine: Engine) => {
  for (const [index, { name, checksum }] of applied.entries()) {
    const expected = migrations[index]
    if (!expected) throw newerVersion(name)
    if (expected.name !== name || checksumOf(expected, engine) !== checksum) {
      throw otherVersion(name)
    }
  }
  return migrations.slice(applied.length)
}

const copyFile = async (database: Database, before: Migration, now: number) => {
  const copy = `${database.file}.before-${before.name}-${now}`
  await copySqlite(database, copy)
  return copy
}

interface MigrationReport {
  readonly ran: readonly string[]
  /** The copy of an existing SQLite file, made before the first migration changes it. */
  readonly copy?: string
}

/** Brings the tables up to date. Of several nodes that start together, one runs the migrations. */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<MigrationReport> => {
  const { engine } = database
  const applied = await withStartupLock(database, readApplied)
  const [next] = pendingAfter(applied, migrations, engine)
  if (!next) return { ran: [] }
  const copy =
    engine === 'sqlite' && applied.length > 0 ? await copyFile(database, next, now) : undefined

  const ran = await withStartupLock(database, async (transaction) => {
    const pending = pendingAfter(await readApplied(transaction), migrations, engine)
    for (const migration of pending) {
      for (const statement of migration.statements(engine)) {
        await sql.raw(statement).execute(transaction)
      }
      await sql`insert into migrations (name, checksum, applied_at)
        values (${migration.name}, ${checksumOf(migration, engine)}, ${now})`.execute(transaction)
    }
    return pending.map(({ name }) => name)
  })
  return { ran, copy }
}
