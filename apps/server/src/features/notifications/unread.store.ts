import { NOTIFICATION_VIEW } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'

const queryOf = (queries: Queries, userIds: readonly number[]) =>
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
    .innerJoin('counters', (join) =>
      join
        .on('counters.scope', '=', 'unread_notifications')
        .on('counters.subject', '=', ({ cast }) => cast('users.id', 'text')),
    )
    .select(['users.id as user_id', 'counters.value as unread'])
    .select(['notifications.id', 'notifications.type', 'notifications.message'])
    .where('users.id', 'in', userIds)

/** Returns the number of unread notifications and the newest one, for each user with any. */
export const unreadCounts = async (queries: Queries, userIds: readonly number[]) => {
  const counts = []
  for (const ids of chunk(userIds, NO_ID)) {
    const rows = await queryOf(queries, ids).execute()
    counts.push(
      ...rows.map(({ user_id, unread, ...newest }) => ({
        user_id,
        unread: Number(unread),
        newest,
      })),
    )
  }
  return counts
}
