import type { AliasedExpression } from 'kysely'
import { engineOf, type Queries } from '../open.ts'
import { postgresNgrams } from './postgres-ngrams.ts'
import { sqliteNgrams } from './sqlite-ngrams.ts'

export interface Ranked {
  readonly id: number
  readonly view_times: number
}

export interface CandidateLimits {
  /** Of more candidates than these only the newest are looked at, */
  readonly ranked: number
  /** and of those the most read are handed on. */
  readonly read: number
}

/** What the two engines say differently about the same index. */
export interface NgramIndex {
  /** The function that tells the place of a text in another, from 1; 0 when it is not there. */
  readonly place: 'instr' | 'strpos'
  /** The ngrams of an article as the column `ngrams` takes them. */
  written(ngrams: Iterable<number>): string
  /** The public articles that hold all of the ngrams, the most read first. */
  candidates(
    ngrams: readonly number[],
    limits: CandidateLimits,
  ): AliasedExpression<Ranked, 'ranked'>
}

export const ngramIndexOf = (queries: Queries): NgramIndex =>
  engineOf(queries) === 'sqlite' ? sqliteNgrams : postgresNgrams
