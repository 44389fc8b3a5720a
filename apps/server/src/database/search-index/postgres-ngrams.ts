import { sql } from 'kysely'
import type { NgramIndex, Ranked } from './ngram-index.types.ts'

const toArray = (ngrams: Iterable<number>) => `{${[...ngrams].join(',')}}`

export const postgresNgrams: NgramIndex = {
  positionFunction: 'strpos',
  encode: toArray,
  candidates: (ngrams, { newest, mostViewed }) =>
    sql<Ranked>`search_candidates(${toArray(ngrams)}::int4[], ${newest}, ${mostViewed})`.as(
      'ranked',
    ),
}
