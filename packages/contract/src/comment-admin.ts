import Type from 'typebox'
import { Content, Reply } from './comments.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Id } from './fields.ts'

const admin = { access: 'administrator', limit: perMinute(300) } as const

const backReplyToComment = endpoint({
  summary: 'Reply to a comment or reply, and notify its author',
  method: 'POST',
  path: '/api/comment/backReply',
  ...admin,
  body: Type.Object({ id: Id, content: Content, client_id: ClientId }),
  result: Type.Object({ res: Reply }),
})

const replyToHeld = endpoint({
  summary: 'Approve a held comment and reply to it, in one step; its author is notified',
  method: 'POST',
  path: '/api/moderation/reply',
  ...admin,
  /** `id` is the id of the held post. */
  body: Type.Object({ id: Id, content: Content, client_id: ClientId }),
  result: Type.Boolean(),
})

const backUpdateComment = endpoint({
  summary: 'Change the text of any comment or reply; its first text is kept for review',
  method: 'PUT',
  path: '/api/comment/backUpdate',
  ...admin,
  body: Type.Object({ id: Id, content: Content }),
  result: Type.Boolean(),
})

/** The calls of administrators that write about comments. */
export const commentAdmin = { backReplyToComment, replyToHeld, backUpdateComment }
