import { type FoundName, SHOWN } from '@lanting/contract'
import { matchIndex } from '../../database/search-index/match-index.ts'
import { markPart } from './search.rules.ts'
import type { SearchName } from './search-names.store.ts'

export interface NameMatch extends FoundName {
  readonly id: number
}

/** Returns the names that contain a normalized query: the same name first, then those that begin so. */
export const matchingNames = (query: string, names: readonly SearchName[]): NameMatch[] =>
  names
    .flatMap(({ name, normalized, ...rest }) => {
      const at = matchIndex(query, normalized)
      if (at < 0) return []
      const rank = at > 0 ? 2 : Number(name.length > query.length)
      return [{ rank, match: { ...rest, name: markPart(name, at, query.length) } }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, SHOWN.searchNames)
    .map(({ match }) => match)
