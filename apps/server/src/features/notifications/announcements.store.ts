import { NOTIFICATION_TYPE, NOTIFICATION_VIEW } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** Announcements go to all users but their author and those who are blocked. */
export const announcementStore = (queries: Queries, byId: number) => {
  const receivers = () =>
    queries.selectFrom('users').where('blocked', '=', 0).where('id', '<>', byId)
  return {
    count: async (): Promise<number> => {
      const { users } = await receivers()
        .select(({ fn }) => fn.countAll<number | string>().as('users'))
        .executeTakeFirstOrThrow()
      return Number(users)
    },

    send: async (message: string, now: number): Promise<number> => {
      const { numInsertedOrUpdatedRows = 0n } = await queries
        .insertInto('notifications')
        .columns(['user_id', 'message', 'type', 'is_view', 'created_at', 'updated_at'])
        .expression(
          receivers().select([
            'id',
            sql<string>`cast(${message} as text)`.as('message'),
            sql.lit(NOTIFICATION_TYPE.announcement).as('type'),
            sql.lit(NOTIFICATION_VIEW.unread).as('is_view'),
            sql<number>`cast(${now} as bigint)`.as('created_at'),
            sql<number>`cast(${now} as bigint)`.as('updated_at'),
          ]),
        )
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows)
    },
  }
}
