import { type Language, LENGTH, NOTIFICATION_VIEW, type NotificationType } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { addNotification } from './notifications.store.ts'

export interface NewNotification {
  /** Who is told. */
  readonly userId: number
  readonly type: NotificationType
  /** What it is about; null when the type says enough. */
  readonly toId: number | null
  /** In the words of each language: who reads it may change theirs. */
  readonly message: (words: Copy) => string
  /** Whose doing it was: nobody is told of their own. */
  readonly byId?: number | null
}

/** What other features are handed to tell somebody of something. */
type Notify = (transaction: Queries, notification: NewNotification, now: number) => Promise<void>

const inWordsOf = (language: Language, message: NewNotification['message']) =>
  Array.from(message(copies[language])).slice(0, LENGTH.notification).join('')

/** Writes the notification beside what it tells of, in the same transaction. */
export const notify: Notify = async (transaction, notification, now) => {
  const { userId, type, toId, message, byId } = notification
  if (byId === userId) return
  await addNotification(transaction, {
    user_id: userId,
    type,
    to_id: toId,
    message: inWordsOf('zh-CN', message),
    message_en: inWordsOf('en', message),
    is_view: NOTIFICATION_VIEW.unread,
    created_at: now,
    updated_at: now,
  })
}
