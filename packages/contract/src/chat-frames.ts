import type { ChatMessage } from './chat.ts'
import type { ChatContentType } from './enumerations.ts'

/** What both ends of the chat socket keep to. */
export const CHAT = {
  path: '/ws/',
  /** Carries the session's token to the handshake, which cannot have a header of its own. */
  cookie: 'session',
  /** Room for the longest chat message, however its characters are escaped. */
  frameMaxBytes: 16_384,
  clientIdMax: 64,
  /** So long whoever was forced offline may read but not send. */
  muteMs: 600_000,
} as const

/** Why the server closes a socket for good; other codes mean that it may be tried again. */
export const CHAT_CLOSE = { forced: 4001, session: 4002, abuse: 4003 } as const
export type ChatCloseReason = keyof typeof CHAT_CLOSE

/** Why something was not done; the words are in `chatRoomCopy` of the copy. */
const CHAT_REFUSALS = [
  'unreadable',
  'initFirst',
  'loginFirst',
  'empty',
  'tooLong',
  'tooOften',
  'muted',
  'notYours',
  'notFound',
  'administratorOnly',
  'notOneself',
  'foreignPicture',
  'wordRefused',
  'failed',
] as const
export type ChatRefusal = (typeof CHAT_REFUSALS)[number]

/** `user_id` is what older clients send; nobody is believed to be somebody because of it, but to be nobody. */
export type ChatClientFrame =
  | {
      readonly type: 'init'
      readonly user_id?: number | ''
      readonly token?: string
      /** The number of the last stored change that this client has seen. */
      readonly last_event?: number
    }
  | {
      readonly type: 'message'
      readonly user_id?: number
      readonly content: string
      readonly content_type: ChatContentType
      /** The sender's own name for it: sent again under the same name, it is stored once. */
      readonly client_id?: string
    }
  | { readonly type: 'revert'; readonly message_id: number }
  | { readonly type: 'offline'; readonly user_id: number }
  | { readonly type: 'typing' }
  | { readonly type: 'ping' }

export interface OnlineEntry {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
  /** When the first of the user's sockets came, in epoch milliseconds. */
  readonly createTime: number
}

/** What tells a user that something has changed in the message drawer. */
export interface NotifyNotice {
  readonly unread: number
  /** The newest one, when it is new. */
  readonly notification?: { readonly id: number; readonly type: number; readonly message: string }
}

/** `event` is the number of the stored change; a frame without it changes nothing that is stored. */
export type ChatServerFrame =
  | {
      readonly type: 'tips'
      readonly content: string
      readonly last_event: number
      /** What was missed is too much to be sent again: the history has to be read anew. */
      readonly reload?: true
      /** Of a user: until when they may only read; 0 for whoever may speak. */
      readonly muted_until?: number
    }
  | ({
      readonly type: 'message'
      readonly event?: number
      readonly client_id?: string
    } & ChatMessage)
  | {
      readonly type: 'onlineList'
      readonly list: readonly OnlineEntry[]
      readonly visitors: number
    }
  | {
      readonly type: 'revert'
      readonly message_id: number
      readonly event?: number
      readonly client_id?: string
    }
  /** Every chat message up to this id is gone. */
  | { readonly type: 'clear'; readonly last_id: number; readonly event: number }
  | {
      readonly type: 'error'
      readonly code: ChatRefusal
      readonly content: string
      readonly client_id?: string
      readonly message_id?: number
      readonly retry_after_ms?: number
    }
  /** The last frame before the server closes the socket. */
  | { readonly type: 'offline'; readonly reason: ChatCloseReason; readonly content: string }
  | { readonly type: 'typing'; readonly user_id: number; readonly nick_name: string }
  | ({ readonly type: 'notify' } & NotifyNotice)
  /** Until when whoever hears it may only read, in epoch milliseconds; 0: they may speak. */
  | { readonly type: 'mute'; readonly until: number }
  | { readonly type: 'pong' }
