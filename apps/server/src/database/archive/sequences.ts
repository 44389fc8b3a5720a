import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'
import type { TableName } from './archived-tables.ts'
import { tableColumns } from './table-columns.ts'

/** The last number that a table has given to a row, so that numbers of deleted rows stay unused. */
export type Sequences = Readonly<Record<string, number>>

const hasOwnNumbers = async (queries: Queries, table: TableName) =>
  (await tableColumns(queries, table)).some(({ name, key }) => name === 'id' && key === 1)

const lastInSqlite = async (queries: Queries, table: TableName) => {
  const { rows } = await sql<{ seq: number }>`
    select seq from sqlite_sequence where name = ${table}`.execute(queries)
  return rows[0]?.seq ?? 0
}

const lastInPostgres = async (queries: Queries, table: TableName) => {
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last
    from ${sql.table(`${table}_id_seq`)}`.execute(queries)
  return Number(rows[0]?.last ?? 0)
}

export const readSequences = async (
  queries: Queries,
  tables: readonly TableName[],
): Promise<Sequences> => {
  const last = engineOf(queries) === 'sqlite' ? lastInSqlite : lastInPostgres
  const found = new Map<TableName, number>()
  for (const table of tables) {
    if (await hasOwnNumbers(queries, table)) found.set(table, await last(queries, table))
  }
  return Object.fromEntries(found)
}

const writeInSqlite = async (queries: Queries, table: TableName, last: number) => {
  await sql`delete from sqlite_sequence where name = ${table}`.execute(queries)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(queries)
}

/** Unlike `setval`, this is undone when the transaction fails. */
const writeInPostgres = (queries: Queries, table: TableName, last: number) =>
  sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(last + 1)}`.execute(
    queries,
  )

export const writeSequences = async (queries: Queries, sequences: Sequences): Promise<void> => {
  const write = engineOf(queries) === 'sqlite' ? writeInSqlite : writeInPostgres
  for (const [table, last] of Object.entries(sequences)) {
    await write(queries, table as TableName, last)
  }
}
