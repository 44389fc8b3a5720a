import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { NgramIndex, Ranked } from './ngram-index.types.ts'

/** FTS5 indexes words, so each n-gram is written as one word. */
const toWords = (ngrams: Iterable<number>) =>
  Array.from(ngrams, (ngram) => (ngram >>> 0).toString(36)).join(' ')

/**
 * `cross join` makes SQLite start with the few matches, and `indexed by` makes it read the covering
 * index instead of the articles with their long texts.
 */
export const sqliteNgrams: NgramIndex = {
  positionFunction: 'instr',
  encode: toWords,
  candidates: (ngrams, { newest, mostViewed }) =>
    sql<Ranked>`(
      select articles.id, articles.view_times
      from (
        select rowid from ${sql.table('search_ngrams')}
        where search_ngrams match ${toWords(ngrams)} order by rowid desc limit ${newest}
      ) as matches
      cross join ${sql.table('articles')} indexed by articles_search_rank
      where articles.status = ${ARTICLE_STATUS.public} and articles.id = matches.rowid
      order by articles.view_times desc, articles.id desc limit ${mostViewed}
    )`.as('ranked'),
}
