import type {
  ChatCloseReason,
  ChatMessage,
  ChatRefusal,
  ChatRules,
  Cheer,
  CommentNotice,
  Listeners,
  NotifyNotice,
  OnlineEntry,
  TurntableChange,
} from '@lanting/contract'
import type { Connection } from './connection.ts'
import type { Outbox } from './outbox.ts'
import type { Recalled } from './transcript.ts'

export interface ChatUser {
  readonly user_id: number
  /** Needed where the browser does not send the socket's cookie. */
  readonly token?: string
}

/** A WebSocket of the browser. */
export interface ClientSocket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  onOpen(): void
  onText(text: string): void
  /** Called once, when the socket has closed or failed. */
  onClose(code: number): void
}

export interface ChatPorts {
  readonly connect: (events: SocketEvents) => ClientSocket
  /** `POST /api/chat/getChatList`. */
  readonly loadHistory: (page: {
    readonly size: number
    readonly last_id: number | ''
    /** Instead: the oldest messages after this one. */
    readonly after_id?: number
  }) => Promise<{
    readonly list: readonly ChatMessage[]
    readonly pinned?: readonly ChatMessage[]
  }>
  readonly now: () => number
  readonly isPageHidden: () => boolean
  /** Runs `work` later. The returned function cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void
  /** Returns a new unique id. */
  readonly newId: () => string
  /** Stores unconfirmed messages across page loads. */
  readonly persistentOutbox?: { read(): Outbox; write(outbox: Outbox): void }
}

/** Events, as opposed to state. */
export type ChatNotice =
  | { readonly kind: 'tips'; readonly content: string }
  | {
      readonly kind: 'refused'
      readonly code: ChatRefusal
      readonly content: string
      /** The stored message that should have changed. */
      readonly messageId?: number
      readonly retryAfterMs?: number
    }
  | { readonly kind: 'offline'; readonly reason: ChatCloseReason; readonly content: string }
  /** The connection failed and is retried. */
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'cleared' }
  | ({ readonly kind: 'notify' } & NotifyNotice)
  | ({ readonly kind: 'comment' } & CommentNotice)
  /** The end of the user's mute. 0: not muted. */
  | { readonly kind: 'mute'; readonly until: number }
  | { readonly kind: 'turntable'; readonly version: number; readonly change: TurntableChange }
  /** The server's time, in answer to the own time `sent`. */
  | { readonly kind: 'clock'; readonly sent: number; readonly at: number }
  | { readonly kind: 'cheer'; readonly emoji: Cheer; readonly user_id: number }

export interface ChatState {
  readonly connection: Connection
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  /** The messages that follow the log, also while a part of the history is shown. */
  readonly newest: readonly ChatMessage[]
  readonly history: 'loading' | 'loaded' | 'failed'
  /** Whether the owner hides the room. */
  readonly isHidden: boolean
  /** The messages that this client has sent as a visitor. */
  readonly ownIds: ReadonlySet<number>
  /** Traces of messages that were recalled while they were shown. */
  readonly recalled: readonly Recalled[]
  /** The pinned messages, the last pinned first. */
  readonly pins: readonly ChatMessage[]
  /** Whether the shown messages are a part of the history, apart from the newest. */
  readonly hasNewer: boolean
  /** Whether older messages can be loaded. */
  readonly hasMore: boolean
  /** Unconfirmed messages of this user, oldest first. */
  readonly pending: Outbox
  /** Administrators have set these rules for everybody else. */
  readonly rules: ChatRules
  readonly online: readonly OnlineEntry[]
  readonly visitors: number
  readonly listeners: Listeners
  /** Songs that were asked for or played, as lines of the room. */
  readonly quiet: readonly {
    readonly event: number
    readonly atMs: number
    readonly song: string
    /** Of the user who asked. Missing when the song starts. */
    readonly nick_name?: string
  }[]
  /** Messages of others since the room was last visible. */
  readonly unread: number
  readonly typing: readonly { readonly user_id: number; readonly nick_name: string }[]
}

export type SendFault = 'loginFirst' | 'empty' | 'tooLong' | 'nameFirst' | 'nameForm'
/** `notConnected`: a change of a stored message is not kept for later. */
export type ChangeFault = SendFault | 'notConnected'
