import type { Migration } from '../migrate.ts'

/**
 * Left to itself PostgreSQL goes through the whole table where that looks small, and through a list
 * of what its index is still to file. So it gets one way: into the index of the ngrams, then by heat.
 */
const postgresWays = () => [
  `alter index search_ngrams_held set (fastupdate = off)`,
  `select gin_clean_pending_list('search_ngrams_held')`,
  `create function articles_holding(wanted int4[]) returns setof integer language sql stable
    set enable_seqscan = off set enable_indexscan = off set jit = off
    as $$ select rowid from search_ngrams where ngrams @> wanted $$`,
  `create or replace function search_candidates(wanted int4[], ranked integer, read integer)
    returns table (id integer, view_times integer) language sql stable
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
    as $$
      select articles.id, articles.view_times
      from (select id from articles_holding(wanted) as id order by id desc limit ranked) as held
      join articles on articles.id = held.id
      where articles.status = 1
      order by articles.view_times desc, articles.id desc limit read
    $$`,
]

export const searchWays: Migration = {
  name: '0008-search-ways',
  statements: (engine) => (engine === 'postgres' ? postgresWays() : []),
}
