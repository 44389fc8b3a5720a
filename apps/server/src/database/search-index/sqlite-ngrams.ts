import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { NgramIndex, Ranked } from './ngram-index.types.ts'

const DIGITS = Buffer.from('0123456789abcdefghijklmnopqrstuv')
const DIGIT_BITS = 5
/** The digits of a 32-bit number. */
const WORD_LENGTH = 7

/** FTS5 indexes words, so each n-gram is written as one word. Bytes cost less than joined texts. */
const toWords = (ngrams: Iterable<number>) => {
  const numbers = [...ngrams]
  const words = Buffer.alloc(numbers.length * (WORD_LENGTH + 1), ' ')
  let at = -1
  for (const number of numbers) {
    at += WORD_LENGTH + 1
    let rest = number
    for (let digit = 1; digit <= WORD_LENGTH; digit += 1) {
      words[at - digit] = DIGITS[rest & 31] ?? 0
      rest >>>= DIGIT_BITS
    }
  }
  return words.toString('latin1').trimEnd()
}

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
