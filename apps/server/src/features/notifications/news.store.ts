import { NOTIFICATION_VIEW } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { portions } from '../../database/portions.ts'

const questionOf = (queries: Queries, userIds: readonly number[]) =>
  queries
    .selectFrom('users')
    .innerJoin('notifications', (join) =>
      join.on('notifications.id', '=', ({ selectFrom }) =>
        selectFrom('notifications as own')
          .select('own.id')
          .whereRef('own.user_id', '=', 'users.id')
          .where('own.is_view', '=', NOTIFICATION_VIEW.unread)
          .orderBy('own.created_at', 'desc')
          .orderBy('own.id', 'desc')
          .limit(1),
      ),
    )
    .innerJoin('totals', (join) =>
      join
        .on('totals.scope', '=', 'unread_notifications')
        .on('totals.subject', '=', ({ cast }) => cast('users.id', 'text')),
    )
    .select(['users.id as user_id', 'totals.value as unread'])
    .select(['notifications.id', 'notifications.type', 'notifications.message'])
    .where('users.id', 'in', userIds)

/** How many notifications each of these users has not read, and the newest of those. */
export const unreadNews = async (queries: Queries, userIds: readonly number[]) => {
  const news = []
  for (const ids of portions(userIds)) {
    const rows = await questionOf(queries, ids).execute()
    news.push(
      ...rows.map(({ user_id, unread, ...newest }) => ({
        user_id,
        unread: Number(unread),
        newest,
      })),
    )
  }
  return news
}
