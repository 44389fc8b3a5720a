import { NOTIFICATION_VIEW } from '@lanting/contract'
import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'

export const addNotification = async (
  transaction: Queries,
  row: Insertable<Tables['notifications']>,
): Promise<void> => {
  await transaction.insertInto('notifications').values(row).execute()
}

/** Reads and changes only the notifications of one user. */
export const notificationStore = (queries: Queries, userId: number) => {
  const total = (scope: 'notifications' | 'unread_notifications') =>
    readCounter(queries, scope, String(userId))
  return {
    /** Unread notifications first, then the newest. */
    page: async (page: Page) => {
      const all = await total('notifications')
      const rows = await readPage(
        queries.selectFrom('notifications').selectAll().where('user_id', '=', userId),
        [
          ['is_view', 'asc'],
          ['created_at', 'desc'],
          ['id', 'desc'],
        ],
        page,
        all,
      )
      return { rows, total: all, unread: await total('unread_notifications') }
    },

    /** Returns true if the notification exists, read or not. */
    read: async (id: number, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('notifications')
        .set({ is_view: NOTIFICATION_VIEW.read, updated_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    readAll: async (now: number): Promise<void> => {
      await queries
        .updateTable('notifications')
        .set({ is_view: NOTIFICATION_VIEW.read, updated_at: now })
        .where('user_id', '=', userId)
        .where('is_view', '=', NOTIFICATION_VIEW.unread)
        .execute()
    },

    remove: async (id: number): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('notifications')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
