import { ARTICLE_STATUS, articlePath, ownerPagePath, slugIn } from '@lanting/contract'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { offsetOf, type Page } from '../../database/read-page.ts'

/** The article or page of an old address. */
interface RedirectTarget {
  readonly place: 'articles' | 'pages'
  readonly id: number
}

export const redirectStore = (queries: Queries) => {
  const find = async (path: string): Promise<RedirectTarget | undefined> => {
    const row = await queries
      .selectFrom('redirects')
      .select(['article_id', 'page_id', 'target'])
      .where('path', '=', path)
      .executeTakeFirst()
    if (!row || row.target !== null) return undefined
    return row.article_id === null
      ? { place: 'pages', id: row.page_id ?? 0 }
      : { place: 'articles', id: row.article_id }
  }

  const listed = (part: string) =>
    queries.selectFrom('redirects').$if(part !== '', (rows) => rows.where(contains('path', part)))

  return {
    find,

    page: async (part: string, page: Page) => {
      const rows = await listed(part)
        .leftJoin('articles', 'articles.id', 'article_id')
        .leftJoin('pages', 'pages.id', 'page_id')
        .select(['path', 'target', 'page_id', 'articles.id', 'articles.slug'])
        .select(['article_title', 'pages.title'])
        .orderBy('path')
        .limit(page.size)
        .offset(offsetOf(page))
        .execute()
      return rows.map(({ path, target, page_id, id, slug, article_title, title }) => {
        if (id !== null) {
          const address = articlePath({ id, slug })
          return { path, kind: 'article' as const, target: address, title: article_title }
        }
        if (page_id !== null) {
          return { path, kind: 'page' as const, target: ownerPagePath(page_id), title }
        }
        return { path, kind: 'address' as const, target: target ?? '', title: null }
      })
    },

    total: async (part: string): Promise<number> => {
      const { total } = await listed(part)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** The address to which a redirect of the owner leads. */
    targetOf: async (path: string): Promise<string | undefined> => {
      const row = await queries
        .selectFrom('redirects')
        .select('target')
        .where('path', '=', path)
        .executeTakeFirst()
      return row?.target ?? undefined
    },

    /** Whether an article has the address now. */
    isLive: async (path: string): Promise<boolean> => {
      const slug = slugIn(path)
      if (slug === undefined) return false
      const article = await queries
        .selectFrom('articles')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return article !== undefined
    },

    /** Returns false if a redirect begins there already. */
    addAddress: async (path: string, target: string): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await queries
        .insertInto('redirects')
        .values({ path, target })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0n
    },

    remove: async (path: string): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('redirects')
        .where('path', '=', path)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

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

    /** Returns the address of a page or of a public article, or the address of a redirect. */
    publicTarget: async (path: string): Promise<string | undefined> => {
      const row = await queries
        .selectFrom('redirects')
        .leftJoin('articles', (join) =>
          join
            .onRef('articles.id', '=', 'article_id')
            .on('articles.status', '=', ARTICLE_STATUS.public),
        )
        .select(['target', 'page_id', 'articles.id', 'articles.slug'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (!row) return undefined
      if (row.page_id !== null) return ownerPagePath(row.page_id)
      return (
        row.target ?? (row.id === null ? undefined : articlePath({ id: row.id, slug: row.slug }))
      )
    },
  }
}
