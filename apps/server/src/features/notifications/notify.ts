import { type Language, LENGTH, NOTIFICATION_VIEW, type NotificationType } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { addNotification } from './notifications.store.ts'

export interface NewNotification {
  /** The receiver. */
  readonly userId: number
  readonly type: NotificationType
  /** The id of the subject; null if the type needs none. */
  readonly toId: number | null
  /** The comment or reply that caused the notification. */
  readonly commentId?: number
  /** Called for each language, because the receiver may change the language. */
  readonly message: (copy: Copy) => string
  /** The user who caused the event. Users are not notified of their own actions. */
  readonly byId?: number | null
}

type Notify = (transaction: Queries, notification: NewNotification, now: number) => Promise<void>

const textIn = (language: Language, message: NewNotification['message']) =>
  Array.from(message(copies[language])).slice(0, LENGTH.notification).join('')

/** Writes the notification in the transaction of the event. */
export const notify: Notify = async (transaction, notification, now) => {
  const { userId, type, toId, commentId = null, message, byId } = notification
  if (byId === userId) return
  await addNotification(transaction, {
    user_id: userId,
    type,
    to_id: toId,
    comment_id: commentId,
    by_id: byId ?? null,
    message: textIn('zh-CN', message),
    message_en: textIn('en', message),
    is_view: NOTIFICATION_VIEW.unread,
    created_at: now,
    updated_at: now,
  })
}
