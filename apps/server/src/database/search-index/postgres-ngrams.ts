import { sql } from 'kysely'
import type { NgramIndex, Ranked } from './ngram-index.ts'

const asArray = (ngrams: Iterable<number>) => `{${[...ngrams].join(',')}}`

export const postgresNgrams: NgramIndex = {
  place: 'strpos',
  written: asArray,
  candidates: (ngrams, { ranked, read }) =>
    sql<Ranked>`search_candidates(${asArray(ngrams)}::int4[], ${ranked}, ${read})`.as('ranked'),
}
