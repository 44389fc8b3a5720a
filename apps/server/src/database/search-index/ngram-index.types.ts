import type { AliasedExpression } from 'kysely'

export interface Ranked {
  readonly id: number
  readonly view_times: number
}

export interface CandidateLimits {
  /** If more articles match, only the newest are ranked. */
  readonly newest: number
  /** Of the ranked articles, the most viewed are returned. */
  readonly mostViewed: number
}

/** The parts of the index that differ between the engines. */
export interface NgramIndex {
  /** The SQL function for the position of a text in another: from 1, or 0 if it is not found. */
  readonly positionFunction: 'instr' | 'strpos'
  /** Encodes the n-grams of an article for the column `ngrams`. */
  encode(ngrams: Iterable<number>): string
  /** Selects the public articles that contain all n-grams, the most viewed first. */
  candidates(
    ngrams: readonly number[],
    limits: CandidateLimits,
  ): AliasedExpression<Ranked, 'ranked'>
}
