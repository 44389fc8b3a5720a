import { sql } from 'kysely'
import { engineOf, type Queries } from '../database/open.ts'

interface Fault {
  readonly on: 'users' | 'audit_entries'
  readonly after: 'update' | 'insert'
  readonly when: string
  readonly does: string
}

/** Runs code in the middle of a call, whenever a row changes. */
export const injectFault = async (queries: Queries, { on, after, when, does }: Fault) => {
  const each = `after ${after} on ${on} for each row when (${when})`
  if (engineOf(queries) === 'sqlite') {
    await sql.raw(`create trigger trap ${each} begin ${does}; end`).execute(queries)
    return
  }
  const body = `begin ${does}; return null; end`
  await sql
    .raw(`create function trap() returns trigger language plpgsql as $$ ${body} $$`)
    .execute(queries)
  await sql.raw(`create trigger trap ${each} execute function trap()`).execute(queries)
}
