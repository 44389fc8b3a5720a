import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'

/**
 * Runs work that writes very many articles. PostgreSQL builds its index faster than it extends it,
 * so the index is dropped and built again. If the process is killed in between, searching is slow
 * until the next call.
 */
export const indexInBulk = async (queries: Queries, work: () => Promise<void>): Promise<void> => {
  if (engineOf(queries) === 'sqlite') return work()
  await sql`drop index if exists search_ngrams_gin`.execute(queries)
  try {
    await work()
  } finally {
    await queries.transaction().execute(async (transaction) => {
      await sql`set local maintenance_work_mem = '512MB'`.execute(transaction)
      await sql`create index if not exists search_ngrams_gin
        on search_ngrams using gin (ngrams) with (fastupdate = off)`.execute(transaction)
    })
  }
}
