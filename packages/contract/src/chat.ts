import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { CHAT_CONTENT_TYPES, type ChatContentType } from './enumerations.ts'
import { Id, IdParams } from './fields.ts'
import { PAGE_SIZE } from './limits.ts'

export const ChatMessage = Type.Object({
  id: Id,
  user_id: Id,
  /** The current name and avatar of the sender. */
  nick_name: Type.String(),
  avatar: Type.String(),
  content: Type.String(),
  content_type: Type.Unsafe<ChatContentType>({ type: 'string', enum: CHAT_CONTENT_TYPES }),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type ChatMessage = Static<typeof ChatMessage>

const HISTORY_MAX = PAGE_SIZE.chatScroll

export const getChatList = endpoint({
  summary: 'List the newest chat messages, or those before `last_id`; oldest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getChatList',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    size: Type.Integer({ minimum: 1, maximum: HISTORY_MAX, default: PAGE_SIZE.chatHistory }),
    /** Older clients send an empty text instead of null. */
    last_id: Type.Optional(
      Type.Unsafe<number | '' | null>({ anyOf: [Id, { const: '' }, { type: 'null' }] }),
    ),
  }),
  result: Type.Object({ list: Type.Array(ChatMessage) }),
})

export const clearChat = endpoint({
  summary: 'Clear the whole chat history, including pictures',
  method: 'POST',
  path: '/api/chat/delete',
  access: 'administrator',
  limit: perMinute(10),
  result: Type.Boolean(),
})

export const recallChatMessage = endpoint({
  summary: 'Recall a chat message; for its author and administrators',
  method: 'DELETE',
  path: '/api/chat/deleteOne/:id',
  audited: { elsewhere: 'the chat room records a recall, by socket or by call' },
  access: 'user',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
