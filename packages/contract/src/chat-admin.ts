import Type, { type Static } from 'typebox'
import { ChatMessage } from './chat.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { Current, Days, Id, IdParams, orNull, PageByBody, Size } from './fields.ts'
import { LENGTH, MUTE_MAX_MINUTES } from './limits.ts'

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
  summary: 'Chat messages, the newest first; by a text in them, their writer, their days',
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

const getOnlineList = endpoint({
  summary: 'Who is in the chat room, at all nodes',
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
  summary: 'Close all sockets of a user, who may only read for ten minutes',
  method: 'PUT',
  path: '/api/chat/offline/:id',
  audited: { elsewhere: 'the chat room records it, by socket or by call' },
  ...admin,
  params: IdParams,
  result: Type.Boolean(),
})

const getMuteList = endpoint({
  summary: 'Who may only read in the chat room, and until when',
  method: 'GET',
  path: '/api/chat/getMuteList',
  ...admin,
  result: Type.Object({ list: Type.Array(ChatMute) }),
})

const muteInChat = endpoint({
  summary: 'Let a user only read in the chat room for so many minutes from now',
  method: 'PUT',
  path: '/api/chat/mute',
  ...admin,
  body: Type.Object({
    user_id: Id,
    minutes: Type.Integer({ minimum: 1, maximum: MUTE_MAX_MINUTES, 'x-numeric-text': true }),
  }),
  result: Type.Object({ untilMs: Type.Integer() }),
})

const unmuteInChat = endpoint({
  summary: 'Let a user speak in the chat room again',
  method: 'DELETE',
  path: '/api/chat/mute/:id',
  ...admin,
  params: IdParams,
  result: Type.Boolean(),
})

export const chatAdmin = {
  backGetChatList,
  getOnlineList,
  forceOffline,
  getMuteList,
  muteInChat,
  unmuteInChat,
}
