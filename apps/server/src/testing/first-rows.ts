import { CompiledQuery, sql } from 'kysely'
import { ALL_TABLES, type TableName } from '../database/archive/archived-tables.ts'
import { tableColumns } from '../database/archive/table-columns.ts'
import { type Database, engineOf, type Queries } from '../database/open.ts'

type FirstRows = ReadonlyMap<TableName, readonly object[]>

/** Written by triggers. */
const COUNTED: readonly TableName[] = ['counters', 'list_blocks']

/** The program keeps the salts of the days in memory. */
const emptied = ALL_TABLES.filter((table) => table !== 'daily_salts')

const deletions = emptied.toReversed().map((table) => `delete from "${table}"`)

const readRows = async (queries: Queries): Promise<FirstRows> => {
  const rows = new Map<TableName, readonly object[]>()
  for (const table of emptied) {
    const columns = (await tableColumns(queries, table)).map(({ name }) => name)
    const found = await queries
      .selectFrom(table)
      .select(columns as never)
      .execute()
    if (found.length > 0) rows.set(table, found)
  }
  return rows
}

const insertRows = async (queries: Queries, table: TableName, rows: readonly object[]) => {
  if (rows.length === 0) return
  await queries
    .insertInto(table)
    .values(rows as never)
    .execute()
}

/** Triggers count what is deleted and inserted, so their own tables are written last. */
const sqliteReset = async (queries: Queries, first: FirstRows) => {
  const { rows: numbers } = await sql<object>`select name, seq from sqlite_sequence`.execute(
    queries,
  )
  const statements = [...deletions, 'delete from sqlite_sequence'].map((text) =>
    CompiledQuery.raw(text),
  )
  return async (inside: Queries) => {
    for (const statement of statements) await inside.executeQuery(statement)
    for (const [table, rows] of first) await insertRows(inside, table, rows)
    for (const table of COUNTED) {
      await inside.deleteFrom(table).execute()
      await insertRows(inside, table, first.get(table) ?? [])
    }
    await sql`delete from sqlite_sequence`.execute(inside)
    await insertRows(inside, 'sqlite_sequence' as TableName, numbers)
  }
}

/** A replica runs neither triggers nor foreign keys. */
const postgresReset = async (queries: Queries, first: FirstRows) => {
  const { rows: numbers } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences`.execute(queries)
  const restarts = numbers.map(
    ({ name, last }) => `setval('${name}', ${last ?? 1}, ${last !== null})`,
  )
  const statements = [
    'set local session_replication_role = replica',
    `do $$ begin ${deletions.join('; ')}; end $$`,
    `select ${restarts.join(', ')}`,
  ].map((text) => CompiledQuery.raw(text))
  return async (inside: Queries) => {
    for (const statement of statements) await inside.executeQuery(statement)
    for (const [table, rows] of first) await insertRows(inside, table, rows)
  }
}

/** Remembers all rows; the returned function brings the database back to them, with its numbers. */
export const rememberRows = async ({ queries }: Pick<Database, 'queries'>) => {
  const first = await readRows(queries)
  const prepare = engineOf(queries) === 'sqlite' ? sqliteReset : postgresReset
  const reset = await prepare(queries, first)
  return () => queries.transaction().execute(reset)
}
