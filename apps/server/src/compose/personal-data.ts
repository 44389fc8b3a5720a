import type { PersonalData } from '../database/personal-data.ts'
import { accountData } from '../features/accounts/account-deletion.store.ts'
import { articleData } from '../features/articles/articles.personal-data.store.ts'
import { auditData } from '../features/audit/audit.personal-data.store.ts'
import { boardData } from '../features/board/board.personal-data.ts'
import { chatData } from '../features/chat/chat.personal-data.store.ts'
import { commentData } from '../features/comments/comments.personal-data.ts'
import { likeData } from '../features/likes/likes.personal-data.store.ts'
import { linkData } from '../features/links/links.personal-data.ts'
import { heldData, reportData } from '../features/moderation/moderation.personal-data.ts'
import { musicData } from '../features/music/music.personal-data.ts'
import { notificationData } from '../features/notifications/notifications.personal-data.store.ts'
import { outboxData } from '../features/outbox/outbox.personal-data.ts'
import { talkData } from '../features/talks/talks.personal-data.ts'
import { transferData } from '../features/transfer/transfer.personal-data.ts'
import { turntableData } from '../features/turntable/turntable.personal-data.store.ts'
import { uploadData } from '../features/uploads/uploads.personal-data.ts'

/**
 * The data of users in every feature, for export and deletion. Likes come first: they only lose a
 * name. Chat messages come late: the chat waits while they are deleted.
 */
export const allPersonalData: readonly PersonalData[] = [
  ...likeData,
  ...musicData,
  ...articleData,
  ...commentData,
  ...boardData,
  ...talkData,
  ...linkData,
  ...notificationData,
  ...reportData,
  ...heldData,
  ...transferData,
  ...turntableData,
  ...chatData,
  ...uploadData,
  ...auditData,
  ...outboxData,
  ...accountData,
]
