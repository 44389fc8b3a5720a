import { articleListPath, feedPath } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { usualFeed, usualTerm } from './usual-addresses.rules.ts'

/** Resolves the addresses that many blogs have in the same form: feeds, categories and tags. */
export const usualAddressStore = (queries: Queries) => {
  const idOf = async (type: 'category' | 'tag', slug: string) => {
    const { table, name } =
      type === 'category'
        ? ({ table: 'categories', name: 'category_name' } as const)
        : ({ table: 'tags', name: 'tag_name' } as const)
    const row = await queries
      .selectFrom(table)
      .select('id')
      .where(sql<string>`lower(replace(${sql.ref(name)}, ' ', '-'))`, '=', slug)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    return row?.id
  }

  return {
    target: async (path: string): Promise<string | undefined> => {
      const feed = usualFeed(path)
      if (feed !== undefined) return feed
      const term = usualTerm(path)
      if (!term) return undefined
      const { type: asked, slug, isFeed } = term
      // The second categories of an imported article have become tags.
      for (const type of asked === 'category'
        ? (['category', 'tag'] as const)
        : ([asked] as const)) {
        const id = await idOf(type, slug)
        if (id === undefined) continue
        return isFeed ? feedPath('rss', { type, id }) : articleListPath({ type, id })
      }
      return undefined
    },
  }
}
