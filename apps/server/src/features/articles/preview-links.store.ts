import type { Queries } from '../../database/open.ts'

/** Secret links to manuscripts: one for each, stored as a hash. */
export const previewLinkStore = (queries: Queries) => ({
  put: async (link: {
    readonly manuscript_id: number
    readonly token_hash: string
    readonly expires_at: number
    readonly created_at: number
  }) => {
    const { manuscript_id: _, ...values } = link
    await queries
      .insertInto('preview_links')
      .values(link)
      .onConflict((conflict) => conflict.column('manuscript_id').doUpdateSet(values))
      .execute()
  },

  /** Returns the manuscript of a valid link. An article in the trash is shown to nobody. */
  find: async (tokenHash: string, now: number): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('preview_links')
      .innerJoin('manuscripts', 'manuscripts.id', 'manuscript_id')
      .leftJoin('articles', 'articles.id', 'manuscripts.article_id')
      .select('manuscript_id')
      .where('articles.trashed_at', 'is', null)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.manuscript_id
  },

  validUntil: async (manuscriptId: number, now: number): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('preview_links')
      .select('expires_at')
      .where('manuscript_id', '=', manuscriptId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.expires_at
  },

  remove: async (manuscriptId: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('preview_links')
      .where('manuscript_id', '=', manuscriptId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
