import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { keyColumns, tableColumns } from './archive/table-columns.ts'
import { engineOf, type Queries } from './open.ts'
import type { Tables } from './tables.ts'

type Row = Record<string, unknown>

interface Wanted {
  readonly table: keyof Tables
  /** Names the user. */
  readonly column: string
  readonly userId: number
}

const AT_ONCE = 50
const PLACE = 'export_place'

/** On SQLite an index of the user has the rows in the order of their numbers. */
const keyOf = async (queries: Queries, table: keyof Tables): Promise<string[]> =>
  engineOf(queries) === 'sqlite'
    ? ['rowid']
    : keyColumns(await tableColumns(queries, table)).map(({ name }) => name)

/** Reads the rows of a user in batches, between which others get their turn. */
export async function* userRows(
  queries: Queries,
  { table, column, userId }: Wanted,
): AsyncGenerator<Row[]> {
  const key = await keyOf(queries, table)
  const place = sql.join(key.map((name) => sql.ref(name)))
  let after: readonly unknown[] | undefined
  while (true) {
    const { rows } = await sql<Row>`
      select *, ${sql.join(key.map((name, at) => sql`${sql.ref(name)} as ${sql.ref(PLACE + at)}`))}
      from ${sql.table(table)} where ${sql.ref(column)} = ${userId}
        ${after ? sql`and (${place}) > (${sql.join(after)})` : sql``}
      order by ${place} limit ${sql.lit(AT_ONCE)}`.execute(queries)
    const last = rows.at(-1)
    if (last) {
      yield rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith(PLACE))),
      )
    }
    if (!last || rows.length < AT_ONCE) return
    after = key.map((_, at) => last[PLACE + at])
    await turn()
  }
}
