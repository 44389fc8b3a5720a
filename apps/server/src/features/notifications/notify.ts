import { NOTIFICATION_VIEW } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

export interface News {
  readonly userId: number
  readonly type: number
  readonly toId: number | null
  readonly message: string
}

/** Tells a user that something has happened, in the transaction in which it happens. */
export const notify = async (
  transaction: Queries,
  { userId, type, toId, message }: News,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('notifications')
    .values({
      user_id: userId,
      type,
      to_id: toId,
      message,
      is_view: NOTIFICATION_VIEW.unread,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
