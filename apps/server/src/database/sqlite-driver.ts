import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5_000
const STATEMENTS_KEPT = 500

/** Preparing a statement costs ten times its run, so prepared ones are kept by their text. */
const preparedStatements = (database: DatabaseSync) => {
  const kept = new Map<string, StatementSync>()
  return (sql: string) => {
    const found = kept.get(sql)
    if (found) return found
    const statement = database.prepare(sql)
    if (kept.size >= STATEMENTS_KEPT) kept.delete(kept.keys().next().value as string)
    kept.set(sql, statement)
    return statement
  }
}

/** The shape Kysely's SQLite dialect asks for, over Node's own SQLite. */
export const openSqlite = (path: string): SqliteDatabase => {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  const prepare = preparedStatements(database)
  return {
    close: () => database.close(),
    prepare: (sql): SqliteStatement => {
      // A transaction that begins as a reader can fail when it first writes; ours begin as writers.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql)
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
