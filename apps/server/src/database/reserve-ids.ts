import { sql, type Transaction } from 'kysely'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

type Numbered = {
  [T in keyof Tables]: Tables[T] extends { id: unknown } ? T : never
}[keyof Tables]

const reserveInSqlite = async (inside: Transaction<Tables>, table: Numbered, count: number) => {
  const { rows } = await sql<{ last: number }>`select max(
    coalesce((select max(id) from ${sql.table(table)}), 0),
    coalesce((select seq from sqlite_sequence where name = ${table}), 0)
  ) as last`.execute(inside)
  const last = rows[0]?.last ?? 0
  await sql`delete from sqlite_sequence where name = ${table}`.execute(inside)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last + count})`.execute(
    inside,
  )
  return last + 1
}

const reserveInPostgres = async (inside: Transaction<Tables>, table: Numbered, count: number) => {
  // Nobody inserts while the sequence is moved, so nobody draws a number of ours.
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(inside)
  const sequence = sql`pg_get_serial_sequence(${sql.lit(table)}, 'id')::regclass`
  const { rows } = await sql<{ last: number }>`select setval(${sequence}, greatest(
    (select coalesce(max(id), 0) from ${sql.table(table)}),
    coalesce(pg_sequence_last_value(${sequence}), 0)
  ) + ${sql.lit(count)}) as last`.execute(inside)
  return (rows[0]?.last ?? 0) - count + 1
}

/** Sets that many ids of a table aside, at least one, and gives the first of them. */
export const reserveIds = (
  { engine, queries }: Database,
  table: Numbered,
  count: number,
): Promise<number> =>
  queries
    .transaction()
    .execute((inside) =>
      engine === 'sqlite'
        ? reserveInSqlite(inside, table, count)
        : reserveInPostgres(inside, table, count),
    )
