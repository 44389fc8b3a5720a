import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { CHAT_CONTENT_TYPES, type ChatContentType } from './enumerations.ts'
import { Id, IdParams, orNull } from './fields.ts'
import { LENGTH, PAGE_SIZE } from './limits.ts'
import { MarkedText } from './search.ts'

/** The users who reacted to a message with one emoji, in the order of their reactions. */
export const ChatReaction = Type.Object({
  emoji: Type.String(),
  users: Type.Array(Type.Object({ user_id: Id, nick_name: Type.String() })),
})
export type ChatReaction = Static<typeof ChatReaction>

/** A user with the present name. */
const ChatWriter = Type.Object({ user_id: Id, nick_name: Type.String(), avatar: Type.String() })

export const ChatMessage = Type.Object({
  id: Id,
  /** Null: a visitor wrote it, with a name of their own. */
  user_id: orNull(Id),
  /** The current name and avatar of the sender. */
  nick_name: Type.String(),
  avatar: Type.String(),
  content: Type.String(),
  content_type: Type.Unsafe<ChatContentType>({ type: 'string', enum: CHAT_CONTENT_TYPES }),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
  /** The time of the last edit; missing if there was none. */
  editedAtMs: Type.Optional(Type.Integer()),
  /** The message that this one answers; missing if there is none, or if it is gone. */
  reply_to: Type.Optional(Id),
  /** Missing if nobody has reacted. */
  reactions: Type.Optional(Type.Array(ChatReaction)),
})
export type ChatMessage = Static<typeof ChatMessage>

const HISTORY_MAX = PAGE_SIZE.chatScroll

export const getChatList = endpoint({
  summary: 'List the newest chat messages, or those before `last_id`; oldest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getChatList',
  section: 'chat',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    size: Type.Integer({ minimum: 1, maximum: HISTORY_MAX, default: PAGE_SIZE.chatHistory }),
    /** Older clients send an empty text instead of null. */
    last_id: Type.Optional(
      Type.Unsafe<number | '' | null>({ anyOf: [Id, { const: '' }, { type: 'null' }] }),
    ),
    /** Instead: the oldest messages after this one. */
    after_id: Type.Optional(Id),
  }),
  result: Type.Object({
    list: Type.Array(ChatMessage),
    /** With the newest messages only: the pinned messages, the last pinned first. */
    pinned: Type.Optional(Type.Array(ChatMessage)),
  }),
})

export const getChatAround = endpoint({
  summary: 'List the chat messages around one message, or from a time on; oldest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getChatAround',
  section: 'chat',
  access: 'visitor',
  limit: perMinute(120),
  body: Type.Object({
    id: Type.Optional(Id),
    /** Instead of the id, in epoch milliseconds. */
    atMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 8.64e15 })),
  }),
  result: Type.Object({
    /** The message itself, or the first one at that time or later. */
    id: Id,
    list: Type.Array(ChatMessage),
    hasOlder: Type.Boolean(),
    hasNewer: Type.Boolean(),
  }),
})

export const searchChat = endpoint({
  summary: 'Search the texts of the chat, newest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/search',
  section: 'chat',
  access: 'visitor',
  limit: perMinute(60),
  body: Type.Object({
    text: Type.String({ maxLength: LENGTH.searchText }),
    /** Continues behind this message. */
    last_id: Type.Optional(Id),
  }),
  result: Type.Object({
    list: Type.Array(Type.Object({ message: ChatMessage, excerpt: MarkedText })),
    hasMore: Type.Boolean(),
  }),
})

export const getChatMentions = endpoint({
  summary: 'List the chat messages that mention or answer the caller, newest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getMentions',
  section: 'chat',
  access: 'user',
  limit: perMinute(60),
  body: Type.Object({ last_id: Type.Optional(Id) }),
  result: Type.Object({ list: Type.Array(ChatMessage), hasMore: Type.Boolean() }),
})

export const getChatWriters = endpoint({
  summary: 'List the users who wrote in the chat, the latest first',
  method: 'POST',
  reads: true,
  path: '/api/chat/getWriters',
  section: 'chat',
  access: 'visitor',
  limit: perMinute(60),
  result: Type.Object({ list: Type.Array(ChatWriter) }),
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
  section: 'chat',
  audited: { elsewhere: 'the chat room records a recall, by socket or by call' },
  access: 'user',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
