import { mayBeSlip, nearNgrams, nearText } from './near-text.rules.ts'
import { parseQuery, type Query } from './search.rules.ts'
import { byViews, type SearchStore } from './search.store.ts'
import { matchingNames, type NameMatch } from './search-names.rules.ts'
import type { SearchNamesStore } from './search-names.store.ts'

interface Found {
  readonly query: Query
  readonly ids: readonly number[]
  readonly names: readonly NameMatch[]
  /** The names of the articles that are found by one. */
  readonly nameOf: ReadonlyMap<number, NameMatch>
}

interface Stores {
  readonly store: SearchStore
  readonly names: SearchNamesStore
}

/** Most sites have one author: a part of that name is no search for all articles. */
const findsArticles = ({ kind, name }: NameMatch) =>
  kind !== 'author' || name.before + name.after === ''

/** Searches titles, then names, then texts. */
export const searchArticles = ({ store, names }: Stores) => {
  const find = async (query: Query, count: number): Promise<Found> => {
    const matches = matchingNames(query.text, await names.all())
    const nameOf = new Map<number, NameMatch>()
    const named = []
    for (const match of matches.filter(findsArticles)) {
      for (const article of await names.articlesOf(match)) {
        if (nameOf.has(article.id)) continue
        nameOf.set(article.id, match)
        named.push(article)
      }
    }
    const ids = await store.find(query, count, named.sort(byViews))
    return { query, ids, names: matches, nameOf }
  }

  /** Returns a name or a part of a title that is one slip away from the query. */
  const nearTo = async ({ text }: Query): Promise<string | undefined> => {
    if (!mayBeSlip(text)) return undefined
    for (const { name } of await names.all()) {
      const near = nearText(text, name)
      if (near !== undefined) return near
    }
    for (const ngrams of nearNgrams(text)) {
      for (const title of await store.titlesWith(ngrams)) {
        const near = nearText(text, title)
        if (near !== undefined) return near
      }
    }
    return undefined
  }

  return {
    find,

    /** Finds the articles; if there is nothing, those of a text that is one slip away. */
    findNear: async (query: Query, count: number): Promise<Found & { readonly near: string }> => {
      const found = await find(query, count)
      if (found.ids.length > 0 || found.names.length > 0) return { ...found, near: '' }
      const near = await nearTo(query)
      const nearQuery = near === undefined ? undefined : parseQuery(near)
      if (near === undefined || !nearQuery) return { ...found, near: '' }
      return { ...(await find(nearQuery, count)), near }
    },
  }
}
