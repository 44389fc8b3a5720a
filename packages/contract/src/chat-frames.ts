import type { ChatMessage } from './chat.ts'
import type { ChatVisitor, ChatVisitorMode } from './chat-visitors.ts'
import type { ChatContentType, CommentType } from './enumerations.ts'
import { CLIENT_ID_MAX } from './limits.ts'
import type { TurntableClientFrame, TurntableServerFrame } from './turntable-frames.ts'

/** Constants of the chat socket, used by both ends. */
export const CHAT = {
  path: '/ws/',
  /** Cookie with the session token. A browser cannot set a header on a WebSocket handshake. */
  cookie: 'session',
  /** Enough for the longest chat message with every character escaped. */
  frameMaxBytes: 16_384,
  clientIdMax: CLIENT_ID_MAX,
  /** Duration of the mute after a force offline. */
  muteMs: 600_000,
  /** How long an author may edit a message. */
  editMs: 900_000,
  /** Different emoji on one message. */
  reactionsMax: 20,
  pinsMax: 20,
  /** Users who wrote last, whose names are completed. */
  writersMax: 200,
} as const

/** Close codes after which a client does not reconnect; it does after all other codes. */
export const CHAT_CLOSE = { forced: 4001, session: 4002, abuse: 4003 } as const
export type ChatCloseReason = keyof typeof CHAT_CLOSE
/** Further close codes, after an `error` frame that says why. */
export const CHAT_CLOSE_FAULTS = { initFirst: 4004, tooLarge: 1009 } as const

/** The key of a refusal; its sentence is in `chatRoomCopy`. */
const CHAT_REFUSALS = [
  'unreadable',
  'initFirst',
  'tooLarge',
  'loginFirst',
  'empty',
  'tooLong',
  'tooOften',
  'muted',
  'readOnly',
  'slowMode',
  'notYours',
  'notFound',
  'administratorOnly',
  'notEditable',
  'tooMany',
  'notOneself',
  'foreignPicture',
  'wordRefused',
  'nameFirst',
  'nameForm',
  'nameTaken',
  'visitorTooFast',
  'visitorRefused',
  'declined',
  'hidden',
  'diskFull',
  'failed',
] as const
export type ChatRefusal = (typeof CHAT_REFUSALS)[number]

/** Older clients send `user_id`. It never proves an identity; an empty one marks a visitor. */
export type ChatClientFrame =
  | {
      readonly type: 'init'
      readonly user_id?: number | string
      readonly token?: string
      /** The number of the last event that this client has received. */
      readonly last_event?: number
    }
  | {
      readonly type: 'message'
      readonly user_id?: number
      readonly content: string
      readonly content_type: ChatContentType
      /** The message that this one answers. Its author is notified. */
      readonly reply_to?: number
      /** Chosen by the sender. A message that is sent again with the same id is stored once. */
      readonly client_id?: string
      /** Needed without a session, while the owner lets visitors write. */
      readonly visitor?: ChatVisitor
    }
  | { readonly type: 'revert'; readonly message_id: number }
  | { readonly type: 'edit'; readonly message_id: number; readonly content: string }
  | {
      readonly type: 'react'
      readonly message_id: number
      readonly emoji: string
      /** False takes the reaction back. */
      readonly on: boolean
    }
  | { readonly type: 'offline'; readonly user_id: number }
  | { readonly type: 'typing' }
  | { readonly type: 'ping' }
  | TurntableClientFrame

export interface OnlineEntry {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
  /** When the first socket of the user connected, in epoch milliseconds. */
  readonly createTime: number
}

/** Administrators have set these rules for everybody else in the room. */
export interface WritingRules {
  /** The least time between two messages of a user; 0 without slow mode. */
  readonly slow_ms: number
  /** Nobody writes before this time, in epoch milliseconds; 0 or a past time: everybody may. */
  readonly read_only_until: number
}

/** The rules of the room, and whether visitors write. */
export interface ChatRules extends WritingRules {
  readonly visitors: ChatVisitorMode
}

/** Tells a user that their notifications have changed. */
export interface NotifyNotice {
  readonly unread: number
  /** The newest notification; present only if it is new. */
  readonly notification?: { readonly id: number; readonly type: number; readonly message: string }
}

/** Tells everybody that a public comment was added. The comment itself is read by REST. */
export interface CommentNotice {
  readonly comment_id: number
  /** Of the target: article, talk or board message. */
  readonly for_type: CommentType
  readonly for_id: number
  /** The author. */
  readonly user_id: number
}

/** A user has reacted to a message, or has taken the reaction back. */
export interface ReactionChange {
  readonly message_id: number
  readonly user_id: number
  readonly nick_name: string
  readonly emoji: string
  readonly on: boolean
}

/** `event` is the number of the stored event; a frame without it changes no stored data. */
export type ChatServerFrame =
  | {
      readonly type: 'tips'
      readonly content: string
      readonly last_event: number
      /** The client has missed too many events: it must load the history again. */
      readonly reload?: true
      /** For users: the end of the mute in epoch milliseconds; 0 if not muted. */
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
      /** The user who recalled it: its author or an administrator. */
      readonly by?: number
      readonly event?: number
      readonly client_id?: string
    }
  | {
      readonly type: 'edit'
      readonly message_id: number
      readonly content: string
      readonly editedAtMs: number
      readonly event: number
    }
  | ({ readonly type: 'reaction'; readonly event: number } & ReactionChange)
  /** Without `message`, the message is no longer pinned. */
  | {
      readonly type: 'pin'
      readonly message_id: number
      readonly message?: ChatMessage
      readonly event: number
    }
  /** Every chat message up to this id is deleted. */
  | { readonly type: 'clear'; readonly last_id: number; readonly event: number }
  | {
      readonly type: 'error'
      readonly code: ChatRefusal
      readonly content: string
      readonly client_id?: string
      readonly message_id?: number
      readonly retry_after_ms?: number
    }
  /** The message of a visitor waits for a review. */
  | { readonly type: 'held'; readonly client_id: string }
  /** The owner hides the chat room. Frames of other uses follow as before. */
  | { readonly type: 'hidden'; readonly content: string }
  /** The last frame before the server closes the socket. */
  | { readonly type: 'offline'; readonly reason: ChatCloseReason; readonly content: string }
  | { readonly type: 'typing'; readonly user_id: number; readonly nick_name: string }
  | ({ readonly type: 'notify' } & NotifyNotice)
  | ({ readonly type: 'comment' } & CommentNotice)
  /** The end of the receiver's mute in epoch milliseconds; 0 if not muted. */
  | { readonly type: 'mute'; readonly until: number }
  /** After `tips` if there are any, and when they change. */
  | ({ readonly type: 'rules' } & ChatRules)
  | { readonly type: 'pong' }
  | TurntableServerFrame
