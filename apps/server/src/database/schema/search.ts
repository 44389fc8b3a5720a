import { ARTICLE_STATUS } from '@lanting/contract'
import type { Schema } from './columns.ts'
import { createTrigger } from './triggers.ts'

const sqliteNgrams = () => [
  `create virtual table search_ngrams using fts5(
    ngrams, content='', contentless_delete=1, detail=none, tokenize='ascii'
  )`,
  ...createTrigger('sqlite', {
    name: 'search_texts_delete_ngrams',
    moment: 'after delete',
    table: 'search_texts',
    body: 'delete from search_ngrams where rowid = old.article_id',
  }),
]

/**
 * The planner cannot estimate how many articles contain an n-gram. With a wrong estimate it reads
 * the whole table, or the list of entries that the index has not filed yet. The settings leave one
 * plan: the index of the n-grams first, then `articles_search_rank`.
 */
const postgresNgrams = () => [
  `create table search_ngrams (
    rowid integer primary key references search_texts (article_id) on delete cascade,
    ngrams int4[] not null
  )`,
  `create index search_ngrams_gin on search_ngrams using gin (ngrams) with (fastupdate = off)`,
  `create function articles_with_ngrams(query_ngrams int4[]) returns setof integer language sql stable
    set enable_seqscan = off set enable_indexscan = off set jit = off
    as $$ select rowid from search_ngrams where ngrams @> query_ngrams $$`,
  `create function search_candidates(query_ngrams int4[], newest integer, most_viewed integer)
    returns table (id integer, view_times integer) language sql stable
    set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
    as $$
      select articles.id, articles.view_times
      from (select id from articles_with_ngrams(query_ngrams) as id order by id desc limit newest) as matches
      join articles on articles.id = matches.id
      where articles.status = ${ARTICLE_STATUS.public}
      order by articles.view_times desc, articles.id desc limit most_viewed
    $$`,
]

export const searchSchema: Schema = (engine) => [
  `create table search_texts (
    article_id integer primary key references articles (id) on delete cascade,
    word_prefixes text not null,
    title_prefixes text not null,
    normalized_text text not null,
    normalized_title text not null,
    display_text text not null
  )`,
  // A changed article leaves the index until it is indexed again: search never shows an old text.
  ...createTrigger(engine, {
    name: 'articles_delete_search_text',
    moment: 'after update of article_title, article_content',
    table: 'articles',
    when: 'old.article_title <> new.article_title or old.article_content <> new.article_content',
    body: 'delete from search_texts where article_id = new.id',
  }),
  ...(engine === 'sqlite' ? sqliteNgrams() : postgresNgrams()),
]
