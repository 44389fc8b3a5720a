import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { StartupError } from '../platform/startup-error.ts'
import { copySqlite } from './copy-sqlite.ts'
import type { Database, Engine, Queries } from './open.ts'
import { withStartupLock } from './with-startup-lock.ts'

export interface Migration {
  readonly name: string
  statements(engine: Engine): string[]
  /** What SQL cannot work out: done after the statements, in the same transaction. */
  fill?(queries: Queries): Promise<void>
}

interface Applied {
  name: string
  checksum: string
}

const checksumOf = (migration: Migration, engine: Engine) =>
  createHash('sha256').update(migration.statements(engine).join(';\n')).digest('hex')

const readApplied = async (queries: Database['queries']): Promise<Applied[]> => {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at bigint not null
  )`.execute(queries)
  const { rows } = await sql<Applied>`select name, checksum from migrations order by name`.execute(
    queries,
  )
  return rows
}

/** The migrations still to run; refuses a database whose history is not a beginning of ours. */
const pendingAfter = (applied: Applied[], migrations: readonly Migration[], engine: Engine) => {
  const unknown = applied.find(({ name }) => !migrations.some((known) => known.name === name))
  if (unknown) {
    throw new StartupError(
      `The database was made by a newer version (it knows ${unknown.name}): update the program, or use another DATABASE_URL or DATA_DIR.`,
    )
  }
  for (const [index, { name, checksum }] of applied.entries()) {
    const known = migrations[index]
    if (known?.name !== name || checksumOf(known, engine) !== checksum) {
      throw new StartupError(
        `The database differs from this program (at migration ${name}): restore a copy made by this version.`,
      )
    }
  }
  return migrations.slice(applied.length)
}

const copyFile = async (database: Database, before: Migration, now: number) => {
  const copy = `${database.file}.before-${before.name}-${now}`
  await copySqlite(database, copy)
  return copy
}

export interface MigrationReport {
  readonly ran: readonly string[]
  /** The copy of an older SQLite file, made before it was changed. */
  readonly copy?: string
}

/** Brings the tables up to date, once, however many nodes start together. */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<MigrationReport> => {
  const { engine } = database
  const seen = await withStartupLock(database, readApplied)
  const [next] = pendingAfter(seen, migrations, engine)
  if (!next) return { ran: [] }
  const copy =
    engine === 'sqlite' && seen.length > 0 ? await copyFile(database, next, now) : undefined

  const ran = await withStartupLock(database, async (transaction) => {
    const pending = pendingAfter(await readApplied(transaction), migrations, engine)
    for (const migration of pending) {
      for (const statement of migration.statements(engine)) {
        await sql.raw(statement).execute(transaction)
      }
      await migration.fill?.(transaction)
      await sql`insert into migrations (name, checksum, applied_at)
        values (${migration.name}, ${checksumOf(migration, engine)}, ${now})`.execute(transaction)
    }
    return pending.map(({ name }) => name)
  })
  return { ran, copy }
}
