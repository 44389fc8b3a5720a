import type {
  ChatCloseReason,
  ChatMessage,
  ChatRefusal,
  NotifyNotice,
  OnlineEntry,
} from '@lanting/contract'
import type { Connection } from './connection.ts'
import type { Outbox } from './outbox.ts'

export interface ChatUser {
  readonly user_id: number
  /** Needed where the socket's cookie does not go. */
  readonly token?: string
}

/** A socket, as the browser gives it. */
export interface ClientSocket {
  send(text: string): void
  close(): void
}

export interface SocketEvents {
  onOpen(): void
  onText(text: string): void
  /** Closed or failed, whoever did it; said once. */
  onClose(code: number): void
}

export interface ChatPorts {
  readonly connect: (events: SocketEvents) => ClientSocket
  /** `POST /api/chat/getChatList`. */
  readonly loadHistory: (page: {
    readonly size: number
    readonly last_id: number | ''
  }) => Promise<{ readonly list: readonly ChatMessage[] }>
  readonly now: () => number
  /** Does the work later; the returned function calls it off. */
  readonly after: (delayMs: number, work: () => void) => () => void
  /** A name that was never given before. */
  readonly newId: () => string
  /** Where what is not confirmed outlives the page, if anywhere. */
  readonly persistentOutbox?: { read(): Outbox; write(outbox: Outbox): void }
}

/** What happens once, and is not a state. */
export type ChatNotice =
  | { readonly kind: 'tips'; readonly content: string }
  | {
      readonly kind: 'refused'
      readonly code: ChatRefusal
      readonly content: string
      readonly retryAfterMs?: number
    }
  | { readonly kind: 'offline'; readonly reason: ChatCloseReason; readonly content: string }
  /** The connection failed and is tried again. */
  | { readonly kind: 'reconnecting' }
  | { readonly kind: 'cleared' }
  | ({ readonly kind: 'notify' } & NotifyNotice)
  /** Until when this user may only read; 0: they may speak. */
  | { readonly kind: 'mute'; readonly until: number }

export interface ChatState {
  readonly connection: Connection
  /** The oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly history: 'loading' | 'loaded' | 'failed'
  /** Whether older ones can be loaded. */
  readonly hasMore: boolean
  /** What this user wrote and the room has not confirmed, the oldest first. */
  readonly pending: Outbox
  readonly online: readonly OnlineEntry[]
  readonly visitors: number
  /** What others wrote since the room was last looked at. */
  readonly unread: number
  readonly typing: readonly { readonly user_id: number; readonly nick_name: string }[]
}

export type SendFault = 'loginFirst' | 'empty' | 'tooLong'
