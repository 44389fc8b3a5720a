import { type SelectQueryBuilder, sql } from 'kysely'
import { type Database, engineOf, type Queries } from '../open.ts'
import type { Tables } from '../tables.ts'
import {
  archivedTables,
  SECRET_COLUMNS,
  SECRET_SETTINGS,
  type TableName,
} from './archived-tables.ts'
import { sharedSettings } from './local-settings.ts'
import { readSequences, type Sequences } from './sequences.ts'
import { keyColumns, tableColumns } from './table-columns.ts'

export type ArchivedRow = Readonly<Record<string, string | number | null>>

/** The database at one moment. */
export interface Snapshot {
  readonly tables: readonly TableName[]
  readonly sequences: Sequences
  /** The same rows in the same order on both engines, each call anew. */
  rows(table: TableName): AsyncIterable<ArchivedRow>
}

type AnyQuery = SelectQueryBuilder<Tables, TableName, ArchivedRow>

const FETCHED_ROWS = 100

/** Reads through a cursor, so that a large table does not fill the memory. */
async function* fetchRows(queries: Queries, query: AnyQuery): AsyncIterable<ArchivedRow> {
  await sql`declare archived no scroll cursor for ${query}`.execute(queries)
  try {
    while (true) {
      const { rows } = await sql<ArchivedRow>`
        fetch ${sql.lit(FETCHED_ROWS)} from archived`.execute(queries)
      if (rows.length === 0) return
      yield* rows
    }
  } finally {
    await sql`close archived`.execute(queries)
  }
}

/** Reads in a transaction that is already open. */
export const snapshotIn = async (queries: Queries, withSecrets: boolean): Promise<Snapshot> => {
  const engine = engineOf(queries)
  const select = async (table: TableName) => {
    const columns = await tableColumns(queries, table)
    let query = queries.selectFrom(table).select(columns.map(({ name }) => name) as never[])
    if (table === 'settings') {
      query = query.where(sharedSettings(withSecrets ? [] : SECRET_SETTINGS))
    }
    for (const { name, isText } of keyColumns(columns)) {
      // The order of bytes is the same on both engines; the order of a language is not.
      const isCollated = isText && engine === 'postgres'
      query = query.orderBy(isCollated ? sql`${sql.ref(name)} collate "C"` : sql.ref(name))
    }
    return query as unknown as AnyQuery
  }
  const tables = archivedTables(withSecrets)
  return {
    tables,
    sequences: await readSequences(queries, tables),
    rows: async function* (table) {
      const query = await select(table)
      const secret = withSecrets ? undefined : SECRET_COLUMNS[table]
      const rows = engine === 'sqlite' ? query.stream() : fetchRows(queries, query)
      for await (const row of rows) yield secret ? { ...row, [secret]: '' } : row
    },
  }
}

const BEGIN = {
  sqlite: 'begin deferred',
  postgres: 'begin isolation level repeatable read read only',
}

/**
 * Reads the database as it is at one moment, while others write. On SQLite `database` has to be a
 * connection of its own, because a transaction occupies the only one.
 */
export const readSnapshot = <T>(
  database: Database,
  withSecrets: boolean,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> =>
  database.queries.connection().execute(async (connection) => {
    await sql.raw(BEGIN[database.engine]).execute(connection)
    if (database.engine === 'postgres') {
      // The files of an archive may take hours, and no query is sent meanwhile.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(connection)
    }
    try {
      return await work(await snapshotIn(connection, withSecrets))
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
