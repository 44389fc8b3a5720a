import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { CHAT_CONTENT_TYPES, type ChatContentType } from './enumerations.ts'
import { Id, IdParams } from './fields.ts'
import { PAGE_SIZE } from './limits.ts'

export const ChatMessage = Type.Object({
  id: Id,
  user_id: Id,
  /** The name and the picture that the sender has now. */
  nick_name: Type.String(),
  avatar: Type.String(),
  content: Type.String(),
  content_type: Type.Unsafe<ChatContentType>({ type: 'string', enum: CHAT_CONTENT_TYPES }),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type ChatMessage = Static<typeof ChatMessage>

const HISTORY_MAX = 50

export const getChatList = endpoint({
  summary: 'The newest chat messages before `last_id`, or of all; the oldest of them first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getChatList',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    size: Type.Integer({ minimum: 1, maximum: HISTORY_MAX, default: PAGE_SIZE.chatHistory }),
    /** Older clients send an empty text for none. */
    last_id: Type.Optional(
      Type.Unsafe<number | '' | null>({ anyOf: [Id, { const: '' }, { type: 'null' }] }),
    ),
  }),
  result: Type.Object({ list: Type.Array(ChatMessage) }),
})

export const clearChat = endpoint({
  summary: 'Clear the whole chat history, pictures included',
  method: 'POST',
  path: '/api/chat/delete',
  access: 'administrator',
  limit: perMinute(10),
  result: Type.Boolean(),
})

export const recallChatMessage = endpoint({
  summary: 'Recall a chat message: its author, or an administrator',
  method: 'DELETE',
  path: '/api/chat/deleteOne/:id',
  audited: { elsewhere: 'the chat room records a recall, by socket or by call' },
  access: 'user',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
