import { sql } from 'kysely'
import { chunk } from '../chunk.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'
import { openDatabase, type Queries } from '../open.ts'
import { ALL_TABLES, type TableName } from './archived-tables.ts'
import { checkColumns } from './replace-rows.ts'
import type { ArchivedRow } from './snapshot.ts'
import { tableColumns } from './table-columns.ts'
import { withoutTriggers } from './triggers.ts'

/** Few rows, because one may contain a long text. */
const BATCH_ROWS = 64

const isRow = (value: unknown): value is ArchivedRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const openTable = async (queries: Queries, table: TableName) => {
  const columns = new Map(
    (await tableColumns(queries, table)).map(({ name, isText }) => [name, isText]),
  )
  const known = new Set(columns.keys())
  const isValue = (name: string, value: unknown) =>
    value === null || (columns.get(name) ? typeof value === 'string' : Number.isFinite(value))
  let batch: ArchivedRow[] = []
  const flush = async () => {
    for (const part of chunk(batch)) {
      await queries
        .insertInto(table)
        .values(part as never)
        .execute()
    }
    batch = []
  }
  return {
    flush,
    take: async (row: unknown) => {
      if (!isRow(row)) throw new Error('a line is no row')
      checkColumns(table, row, known)
      const wrong = Object.keys(row).find((name) => !isValue(name, row[name]))
      if (wrong) throw new Error(`${wrong} has a wrong value`)
      // The site reads its settings at every start.
      if (table === 'settings') JSON.parse(String(row.value))
      if (batch.push(row) === BATCH_ROWS) await flush()
    },
  }
}

const scratchRows = (queries: Queries) => ({
  open: (table: TableName) => openTable(queries, table),
  /** Returns a table with a row that refers to none. */
  brokenReference: async (): Promise<string | undefined> => {
    const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(queries)
    return rows[0]?.table
  },
})

export type ScratchRows = ReturnType<typeof scratchRows>

/**
 * Runs work with all tables, which are empty, to see whether they can hold some rows. SQLite keeps
 * them in a temporary file without a name, and forgets it.
 */
export const withScratchRows = async <T>(work: (rows: ScratchRows) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ engine: 'sqlite', file: '' })
  const { queries } = database
  try {
    // Nothing of it has to outlive a failure.
    await sql`pragma synchronous = off`.execute(queries)
    await migrate(database, migrations, 0)
    await sql`pragma foreign_keys = off`.execute(queries)
    const results: T[] = []
    await queries.transaction().execute((transaction) =>
      withoutTriggers(transaction, async () => {
        for (const table of ALL_TABLES) await transaction.deleteFrom(table).execute()
        results.push(await work(scratchRows(transaction)))
      }),
    )
    return results[0] as T
  } finally {
    await database.close()
  }
}
