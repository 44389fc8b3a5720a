import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'
import { ALL_TABLES } from './archived-tables.ts'

const withoutInSqlite = async (queries: Queries, work: () => Promise<void>) => {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' order by rowid`.execute(queries)
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(queries)
  await work()
  for (const trigger of rows) await sql.raw(trigger.sql).execute(queries)
}

/** Triggers of foreign keys stay on. */
const withoutInPostgres = async (queries: Queries, work: () => Promise<void>) => {
  const alterAll = async (change: 'enable' | 'disable') => {
    for (const table of ALL_TABLES) {
      await sql`alter table ${sql.table(table)} ${sql.raw(change)} trigger user`.execute(queries)
    }
  }
  await alterAll('disable')
  await work()
  await alterAll('enable')
}

/** Runs work in a transaction without our triggers: an archive contains what they have written. */
export const withoutTriggers = (queries: Queries, work: () => Promise<void>): Promise<void> =>
  engineOf(queries) === 'sqlite' ? withoutInSqlite(queries, work) : withoutInPostgres(queries, work)
