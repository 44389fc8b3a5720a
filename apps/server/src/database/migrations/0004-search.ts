import type { Migration } from '../migrate.ts'
import type { Engine, Queries } from '../open.ts'
import { indexArticles } from '../search-index/index-articles.ts'
import { trigger } from '../triggers.ts'

const sqliteNgrams = () => [
  `create virtual table search_ngrams using fts5(
    ngrams, content='', contentless_delete=1, detail=none, tokenize='ascii'
  )`,
  ...trigger('sqlite', {
    name: 'search_ngrams_follow',
    moment: 'after delete',
    table: 'search_texts',
    body: 'delete from search_ngrams where rowid = old.article_id',
  }),
]

/**
 * The planner cannot know how many articles hold a ngram, and one that guesses wrong reads all of
 * them: the function leaves it one way, through the index of the ngrams and that of the heat.
 */
const postgresNgrams = () => [
  `create table search_ngrams (
    rowid integer primary key references search_texts (article_id) on delete cascade,
    ngrams int4[] not null
  )`,
  `create index search_ngrams_held on search_ngrams using gin (ngrams)`,
  `create function search_candidates(wanted int4[], ranked integer, read integer)
    returns table (id integer, view_times integer) language sql stable
    set enable_seqscan = off set enable_indexscan = off
    set enable_hashjoin = off set enable_mergejoin = off set jit = off
    as $$
      select articles.id, articles.view_times
      from (
        select rowid from search_ngrams where ngrams @> wanted order by rowid desc limit ranked
      ) as held
      join articles on articles.id = held.rowid
      where articles.status = 1
      order by articles.view_times desc, articles.id desc limit read
    $$`,
]

const ARTICLES_AT_A_TIME = 100

/** The articles that were there before. Markdown is not loaded for an empty site. */
const indexExisting = async (queries: Queries) => {
  for (let last = 0; ; ) {
    const rows = await queries
      .selectFrom('articles')
      .select(['id', 'article_title', 'article_content'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ARTICLES_AT_A_TIME)
      .execute()
    const final = rows.at(-1)
    if (!final) return
    const { plainText } = await import('@lanting/markdown')
    const texts = rows.map((row) => ({ ...row, article_text: plainText(row.article_content) }))
    await indexArticles(queries, texts)
    last = final.id
  }
}

export const search: Migration = {
  name: '0004-search',
  statements: (engine: Engine) => [
    `create table search_texts (
      article_id integer primary key references articles (id) on delete cascade,
      word_starts text not null,
      normalized text not null,
      readable text not null
    )`,
    `create index articles_heat on articles (status, id, view_times)`,
    ...(engine === 'sqlite' ? sqliteNgrams() : postgresNgrams()),
    // Better not found than found by what it no longer says.
    ...trigger(engine, {
      name: 'search_texts_outdated',
      moment: 'after update of article_title, article_content',
      table: 'articles',
      when: 'old.article_title <> new.article_title or old.article_content <> new.article_content',
      body: 'delete from search_texts where article_id = new.id',
    }),
  ],
  fill: indexExisting,
}
