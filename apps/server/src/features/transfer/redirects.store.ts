import type { Queries } from '../../database/open.ts'

/** The article or page of an old address. */
interface RedirectTarget {
  readonly place: 'articles' | 'pages'
  readonly id: number
}

export const redirectStore = (queries: Queries) => {
  const find = async (path: string): Promise<RedirectTarget | undefined> => {
    const row = await queries
      .selectFrom('redirects')
      .select(['article_id', 'page_id'])
      .where('path', '=', path)
      .executeTakeFirst()
    if (!row) return undefined
    return row.article_id === null
      ? { place: 'pages', id: row.page_id ?? 0 }
      : { place: 'articles', id: row.article_id }
  }

  return {
    find,

    /** Returns false if the address belongs to another text already. */
    add: async (path: string, { place, id }: RedirectTarget): Promise<boolean> => {
      await queries
        .insertInto('redirects')
        .values({ path, ...(place === 'articles' ? { article_id: id } : { page_id: id }) })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .execute()
      const target = await find(path)
      return target?.place === place && target.id === id
    },

    /** Returns the page or the public article of an old address. */
    publicTarget: async (path: string): Promise<RedirectTarget | undefined> => {
      const target = await find(path)
      if (target?.place !== 'articles') return target
      const article = await queries
        .selectFrom('articles')
        .select('id')
        .where('id', '=', target.id)
        .where('status', '=', 1)
        .executeTakeFirst()
      return article && target
    },
  }
}
