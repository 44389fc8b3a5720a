import type { Queries } from '../../database/open.ts'

/** The address of a slug in the redirects, which are not encoded. */
const oldPath = (slug: string) => `/article/${slug}`

interface Claim {
  readonly id: number
  readonly slug: string | null
  /** The slug under which readers know the article. */
  readonly before: string | null
}

/** The slugs of articles. A slug that readers know goes on leading to its article. */
export const slugStore = (queries: Queries) => ({
  /** Whether another article has the slug, or had it, or a redirect begins there. */
  isTaken: async (slug: string, id?: number): Promise<boolean> => {
    const article = await queries
      .selectFrom('articles')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst()
    if (article && article.id !== id) return true
    const redirect = await queries
      .selectFrom('redirects')
      .select('article_id')
      .where('path', '=', oldPath(slug))
      .executeTakeFirst()
    return redirect !== undefined && redirect.article_id !== (id ?? null)
  },

  /** Keeps the former slug as a redirect, and ends the redirect that began at the new one. */
  claim: async ({ id, slug, before }: Claim): Promise<void> => {
    if (slug === before) return
    if (slug) await queries.deleteFrom('redirects').where('path', '=', oldPath(slug)).execute()
    if (!before) return
    await queries
      .insertInto('redirects')
      .values({ path: oldPath(before), article_id: id })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  },
})
