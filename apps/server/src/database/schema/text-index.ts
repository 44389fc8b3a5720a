import type { Engine } from '../open.ts'
import { createTrigger } from './triggers.ts'

/** Texts that are indexed soon after they are written, see `database/search-index/text-index.ts`. */
interface IndexedTable {
  readonly table: string
  /** The table of the index. */
  readonly ngrams: string
  /** A change of these columns indexes the row again. */
  readonly columns: readonly string[]
}

const sqliteNgrams = (ngrams: string) => [
  `create virtual table ${ngrams} using fts5(
    ngrams, content='', contentless_delete=1, detail=none, tokenize='ascii'
  )`,
]

/**
 * The planner cannot estimate how many rows contain an n-gram; the settings leave it the index.
 * Nothing refers to the texts: the index would wait for their locks.
 */
const postgresNgrams = (ngrams: string) => [
  `create table ${ngrams} (rowid integer primary key, ngrams int4[] not null)`,
  `create index ${ngrams}_gin on ${ngrams} using gin (ngrams) with (fastupdate = off)`,
  `create function rows_of_${ngrams}(query_ngrams int4[]) returns setof integer language sql stable
    set enable_seqscan = off set enable_indexscan = off set jit = off
    as $$ select rowid from ${ngrams} where ngrams @> query_ngrams $$`,
]

export const unindexedTexts = `create table unindexed_texts (
    source text not null,
    row_id integer not null,
    primary key (source, row_id)
  )`

export const textIndex = (engine: Engine, { table, ngrams, columns }: IndexedTable): string[] => {
  // An update locks the entry, so the job leaves a text for later that is just being written.
  const queue = (name: string, moment: string) =>
    createTrigger(engine, {
      name: `${table}_${name}`,
      moment,
      table,
      body: `insert into unindexed_texts (source, row_id) values ('${table}', new.id)
    on conflict (source, row_id) do update set row_id = excluded.row_id`,
    })
  return [
    ...(engine === 'sqlite' ? sqliteNgrams(ngrams) : postgresNgrams(ngrams)),
    ...queue('index_added', 'after insert'),
    ...queue('index_changed', `after update of ${columns.join(', ')}`),
    ...createTrigger(engine, {
      name: `${table}_delete_ngrams`,
      moment: 'after delete',
      table,
      body: `delete from ${ngrams} where rowid = old.id`,
    }),
    `insert into unindexed_texts (source, row_id) select '${table}', id from ${table}`,
  ]
}
