import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'

/**
 * For work that writes very many articles: PostgreSQL makes its index faster than it extends it.
 * Where the process is killed meanwhile, searching is slow until the next such work.
 */
export const indexInBulk = async (queries: Queries, work: () => Promise<void>): Promise<void> => {
  if (engineOf(queries) === 'sqlite') return work()
  await sql`drop index if exists search_ngrams_gin`.execute(queries)
  try {
    await work()
  } finally {
    await queries.transaction().execute(async (inside) => {
      await sql`set local maintenance_work_mem = '512MB'`.execute(inside)
      await sql`create index if not exists search_ngrams_gin
        on search_ngrams using gin (ngrams) with (fastupdate = off)`.execute(inside)
    })
  }
}
