import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const BUSY_TIMEOUT_MS = 5_000
const MAX_CACHED_STATEMENTS = 500
const NO_CHANGES = { changes: 0, lastInsertRowid: 0 }

const isReader = (statement: StatementSync) => statement.columns().length > 0

/** Preparing a statement costs ten times its run, so prepared statements are cached by their text. */
const createStatementCache = (database: DatabaseSync) => {
  const cache = new Map<string, StatementSync>()
  return (sql: string) => {
    const cached = cache.get(sql)
    if (cached) return cached
    const statement = database.prepare(sql)
    // The search index numbers its own rows beyond 2^53, and a write returns the last number.
    if (!isReader(statement)) statement.setReadBigInts(true)
    if (cache.size >= MAX_CACHED_STATEMENTS) cache.delete(cache.keys().next().value as string)
    cache.set(sql, statement)
    return statement
  }
}

/** Adapts Node's SQLite to the interface of Kysely's SQLite dialect. */
export const openSqlite = (path: string): SqliteDatabase => {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  const prepare = createStatementCache(database)
  return {
    close: () => database.close(),
    prepare: (sql): SqliteStatement => {
      // A transaction that begins as a reader can fail at its first write, so all begin as writers.
      const statement = prepare(sql === 'begin' ? 'begin immediate' : sql)
      // A full disk ends the transaction, and a rollback would fail and hide the reason.
      const isNeedless = () => sql === 'rollback' && !database.isTransaction
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: isReader(statement),
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => (isNeedless() ? NO_CHANGES : statement.run(...values(parameters))),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      }
    },
  }
}
