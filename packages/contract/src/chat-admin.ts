import Type, { type Static } from 'typebox'
import { ChatMessage } from './chat.ts'
import { endpoint, perMinute } from './endpoint.ts'
import {
  Current,
  Days,
  Id,
  IdParams,
  ModerationReason,
  orNull,
  PageByBody,
  Size,
} from './fields.ts'
import { CHAT_RULES_MAX, LENGTH, MUTE_MAX_MINUTES } from './limits.ts'

const admin = { access: 'administrator', limit: perMinute(120) } as const

export const ChatMute = Type.Object({
  user_id: Id,
  nick_name: Type.String(),
  avatar: Type.String(),
  /** In epoch milliseconds. */
  untilMs: Type.Integer(),
})
export type ChatMute = Static<typeof ChatMute>

const backGetChatList = endpoint({
  summary: 'List chat messages, newest first, by text, author or days',
  method: 'POST',
  reads: true,
  path: '/api/chat/backGetChatList',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    content: Type.Optional(orNull(Type.String({ maxLength: LENGTH.searchText }))),
    nick_name: Type.Optional(orNull(Type.String({ maxLength: LENGTH.searchText }))),
    time: Type.Optional(orNull(Days)),
  }),
  result: PageByBody(ChatMessage),
})

const getChatEdits = endpoint({
  summary: 'List the earlier texts of a chat message, oldest first',
  method: 'GET',
  path: '/api/chat/edits/:id',
  ...admin,
  params: IdParams,
  result: Type.Object({
    list: Type.Array(
      Type.Object({
        content: Type.String(),
        /** When this text was written, in epoch milliseconds. */
        writtenAtMs: Type.Integer(),
      }),
    ),
  }),
})

const pinChatMessage = endpoint({
  summary: 'Pin a chat message at the top of the room, or unpin it',
  method: 'PUT',
  path: '/api/chat/pin',
  ...admin,
  body: Type.Object({ id: Id, isPinned: Type.Boolean() }),
  result: Type.Boolean(),
})

const getOnlineList = endpoint({
  summary: 'List the online users and count the visitors in the chat room, on all nodes',
  method: 'GET',
  path: '/api/chat/online',
  ...admin,
  result: Type.Object({
    people: Type.Array(
      Type.Object({
        user_id: Id,
        nick_name: Type.String(),
        avatar: Type.String(),
        createTime: Type.Integer(),
      }),
    ),
    visitors: Type.Integer(),
  }),
})

const forceOffline = endpoint({
  summary: 'Force a user offline: close all their sockets and mute them for ten minutes',
  method: 'PUT',
  path: '/api/chat/offline/:id',
  audited: { elsewhere: 'the chat room records it, by socket or by call' },
  ...admin,
  params: IdParams,
  result: Type.Boolean(),
})

const getMuteList = endpoint({
  summary: 'List the muted users and the end of each mute',
  method: 'GET',
  path: '/api/chat/getMuteList',
  ...admin,
  result: Type.Object({ list: Type.Array(ChatMute) }),
})

const muteInChat = endpoint({
  summary: 'Mute a user in the chat room for a number of minutes from now',
  method: 'PUT',
  path: '/api/chat/mute',
  ...admin,
  body: Type.Object({
    user_id: Id,
    minutes: Type.Integer({ minimum: 1, maximum: MUTE_MAX_MINUTES, 'x-numeric-text': true }),
    reason: ModerationReason,
  }),
  result: Type.Object({ untilMs: Type.Integer() }),
})

const unmuteInChat = endpoint({
  summary: 'Unmute a user in the chat room',
  method: 'DELETE',
  path: '/api/chat/mute/:id',
  ...admin,
  params: IdParams,
  result: Type.Boolean(),
})

const updateChatRules = endpoint({
  summary:
    'Set the slow mode of the chat room, or make it read-only for a time; 0 ends it, a missing one stays',
  method: 'PUT',
  path: '/api/chat/rules',
  ...admin,
  body: Type.Object({
    slow_seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: CHAT_RULES_MAX.slowSeconds })),
    read_only_minutes: Type.Optional(
      Type.Integer({ minimum: 0, maximum: CHAT_RULES_MAX.readOnlyMinutes }),
    ),
    reason: ModerationReason,
  }),
  result: Type.Object({ slowMs: Type.Integer(), readOnlyUntilMs: Type.Integer() }),
})

export const chatAdmin = {
  backGetChatList,
  getChatEdits,
  pinChatMessage,
  getOnlineList,
  forceOffline,
  getMuteList,
  muteInChat,
  unmuteInChat,
  updateChatRules,
}
