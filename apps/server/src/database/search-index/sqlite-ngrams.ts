import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { NgramIndex, Ranked } from './ngram-index.ts'

/** FTS5 keeps words, so each ngram is written as one. */
const asWords = (ngrams: Iterable<number>) =>
  Array.from(ngrams, (ngram) => (ngram >>> 0).toString(36)).join(' ')

/**
 * The cross join has SQLite go from the few that hold the ngrams to their articles, never the other
 * way; the index has it look there instead of into the articles, whose texts stand in the way.
 */
export const sqliteNgrams: NgramIndex = {
  place: 'instr',
  written: asWords,
  candidates: (ngrams, { ranked, read }) =>
    sql<Ranked>`(
      select articles.id, articles.view_times
      from (
        select rowid from ${sql.table('search_ngrams')}
        where search_ngrams match ${asWords(ngrams)} order by rowid desc limit ${ranked}
      ) as held
      cross join ${sql.table('articles')} indexed by articles_search_rank
      where articles.status = ${ARTICLE_STATUS.public} and articles.id = held.rowid
      order by articles.view_times desc, articles.id desc limit ${read}
    )`.as('ranked'),
}
