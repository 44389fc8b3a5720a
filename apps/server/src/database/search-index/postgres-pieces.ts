import { sql } from 'kysely'
import type { PieceIndex, Ranked } from './piece-index.ts'

const asArray = (pieces: Iterable<number>) => `{${[...pieces].join(',')}}`

export const postgresPieces: PieceIndex = {
  place: 'strpos',
  written: asArray,
  candidates: (pieces, { ranked, read }) =>
    sql<Ranked>`search_candidates(${asArray(pieces)}::int4[], ${ranked}, ${read})`.as('ranked'),
}
