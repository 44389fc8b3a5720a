import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'
import type { TableName } from './archived-tables.ts'

interface Column {
  readonly name: string
  /** The place in the primary key, from 1; 0 outside of it. */
  readonly key: number
  readonly isText: boolean
}

const inSqlite = async (queries: Queries, table: TableName) => {
  // Generated columns are not listed.
  const { rows } = await sql<{ name: string; type: string; pk: number }>`
    select name, type, pk from pragma_table_info(${table}) order by cid`.execute(queries)
  return rows.map(({ name, type, pk }) => ({
    name,
    key: pk,
    isText: type.toLowerCase() === 'text',
  }))
}

const inPostgres = async (queries: Queries, table: TableName) => {
  const { rows } = await sql<{ name: string; type: string; key: number | null }>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      array_position(indkey::int2[], attnum) as key
    from pg_attribute
    left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(queries)
  // The key's array begins with 0.
  return rows.map(({ name, type, key }) => ({
    name,
    key: key === null ? 0 : key + 1,
    isText: type === 'text',
  }))
}

/** Returns the columns that are stored, in the order in which they were created. */
export const tableColumns = (queries: Queries, table: TableName): Promise<Column[]> =>
  engineOf(queries) === 'sqlite' ? inSqlite(queries, table) : inPostgres(queries, table)

export const keyColumns = (columns: readonly Column[]): Column[] =>
  columns.filter(({ key }) => key > 0).toSorted((a, b) => a.key - b.key)
