import { sql, type Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

type TableWithId = {
  [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never
}[keyof Tables]

const reserveInSqlite = async (
  transaction: Transaction<Tables>,
  table: TableWithId,
  count: number,
) => {
  const { rows } = await sql<{ last: number }>`select max(
    coalesce((select max(id) from ${sql.table(table)}), 0),
    coalesce((select seq from sqlite_sequence where name = ${table}), 0)
  ) as last`.execute(transaction)
  const last = rows[0]?.last ?? 0
  await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last + count})`.execute(
    transaction,
  )
  return last + 1
}

const reserveInPostgres = async (
  transaction: Transaction<Tables>,
  table: TableWithId,
  count: number,
) => {
  // The lock prevents inserts, which would take reserved ids, until the sequence is moved.
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction)
  const sequence = sql`pg_get_serial_sequence(${sql.lit(table)}, 'id')::regclass`
  const { rows } = await sql<{ last: number }>`select setval(${sequence}, greatest(
    (select coalesce(max(id), 0) from ${sql.table(table)}),
    coalesce(pg_sequence_last_value(${sequence}), 0)
  ) + ${sql.lit(count)}) as last`.execute(transaction)
  return (rows[0]?.last ?? 0) - count + 1
}

/** Reserves ids of a table, at least one, and returns the first of them. */
export const reserveIds = (
  { engine, queries }: Database,
  table: TableWithId,
  count: number,
): Promise<number> =>
  queries
    .transaction()
    .execute((transaction) =>
      engine === 'sqlite'
        ? reserveInSqlite(transaction, table, count)
        : reserveInPostgres(transaction, table, count),
    )
