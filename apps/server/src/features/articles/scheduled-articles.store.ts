import { ARTICLE_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { trashExpiredBefore } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import type { EmitPublished } from './emit-published.ts'

const PURGED_AT_ONCE = 50

/** Publishes scheduled articles and purges expired articles from the trash. */
export const scheduledArticleStore = (
  queries: Queries,
  emitPublished: EmitPublished = async () => undefined,
) => {
  const scheduled = (source: Queries, now: number) =>
    source
      .selectFrom('articles')
      .select('id')
      .where('publish_at', '<=', now)
      .where('status', '=', ARTICLE_STATUS.draft)
      .where('trashed_at', 'is', null)

  const trashExpired = (now: number) =>
    queries.selectFrom('articles').select('id').where('trashed_at', '<=', trashExpiredBefore(now))

  return {
    /** Only reads, because it runs often and every write invalidates the cached pages. */
    hasDue: async (now: number): Promise<boolean> => {
      const [draft, trashed] = [
        await scheduled(queries, now).limit(1).executeTakeFirst(),
        await trashExpired(now).limit(1).executeTakeFirst(),
      ]
      return draft !== undefined || trashed !== undefined
    },

    /** Safe on several nodes at once: each article changes once. */
    processDue: (now: number): Promise<void> =>
      withAdminLock(queries, async (transaction) => {
        const first = await scheduled(transaction, now)
          .select(['slug', 'article_title'])
          .where('published_at', 'is', null)
          .execute()
        await transaction
          .updateTable('articles')
          .set((row) => ({
            status: ARTICLE_STATUS.public,
            published_at: row.fn.coalesce('published_at', 'publish_at'),
            created_at: row.fn.coalesce('dated_at', 'publish_at').$castTo<number>(),
            updated_at: row.ref('publish_at').$castTo<number>(),
            publish_at: null,
          }))
          .where('id', 'in', scheduled(transaction, now))
          .execute()
        for (const { id, slug, article_title: title } of first) {
          await emitPublished(transaction, { id, slug, title, byId: null })
        }
        await transaction
          .deleteFrom('articles')
          .where('id', 'in', trashExpired(now).orderBy('trashed_at').limit(PURGED_AT_ONCE))
          .execute()
      }),
  }
}
