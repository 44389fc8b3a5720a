import { sql } from 'kysely'
import { engineOf, type Queries } from '../open.ts'

/** The defaults of FTS5, and the values for a long run: large segments, merged once at the end. */
const FTS = {
  usual: { hashsize: 1_048_576, automerge: 4 },
  bulk: { hashsize: 67_108_864, automerge: 0 },
}
/** In pages, or in kilobytes if negative. */
const CACHE = { usual: -2_000, bulk: -256_000 }

const configure = async (queries: Queries, kind: 'usual' | 'bulk') => {
  for (const [option, value] of Object.entries(FTS[kind])) {
    await sql`insert into search_ngrams (search_ngrams, rank)
      values (${sql.lit(option)}, ${sql.lit(value)})`.execute(queries)
  }
  await sql`pragma cache_size = ${sql.lit(CACHE[kind])}`.execute(queries)
}

const inSqlite = async (queries: Queries, work: () => Promise<void>) => {
  await configure(queries, 'bulk')
  try {
    await work()
  } finally {
    await sql`insert into search_ngrams (search_ngrams) values ('optimize')`.execute(queries)
    await configure(queries, 'usual')
  }
}

const inPostgres = async (queries: Queries, work: () => Promise<void>) => {
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

/**
 * Runs work that writes very many articles. Both engines build an index faster than they extend it:
 * PostgreSQL builds it after the work, SQLite merges its segments. If the process is killed in
 * between, searching is slow until the next call.
 */
export const indexInBulk = (queries: Queries, work: () => Promise<void>): Promise<void> =>
  engineOf(queries) === 'sqlite' ? inSqlite(queries, work) : inPostgres(queries, work)
