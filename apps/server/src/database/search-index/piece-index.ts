import type { AliasedExpression } from 'kysely'
import { engineOf, type Queries } from '../open.ts'
import { postgresPieces } from './postgres-pieces.ts'
import { sqlitePieces } from './sqlite-pieces.ts'

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
export interface PieceIndex {
  /** The function that tells the place of a text in another, from 1; 0 when it is not there. */
  readonly place: 'instr' | 'strpos'
  /** The pieces of an article as the column `pieces` takes them. */
  written(pieces: Iterable<number>): string
  /** The public articles that hold all of the pieces, the most read first. */
  candidates(
    pieces: readonly number[],
    limits: CandidateLimits,
  ): AliasedExpression<Ranked, 'ranked'>
}

export const pieceIndexOf = (queries: Queries): PieceIndex =>
  engineOf(queries) === 'sqlite' ? sqlitePieces : postgresPieces
