import type {
  ChatCloseReason,
  ChatContentType,
  ChatMessage,
  ChatRefusal,
  ChatRules,
  ChatVisitor,
  NotifyNotice,
  ReactionChange,
  Role,
  TurntableChange,
} from '@lanting/contract'

export interface RoomUser {
  readonly user_id: number
  readonly role: Role
  readonly session_id: number
  readonly nick_name: string
  readonly avatar: string
  /** The end of the user's mute, if known. */
  readonly muted_until?: number
}

/** A requested change. */
export type Write =
  | {
      readonly kind: 'message'
      readonly by: RoomUser
      readonly content: string
      readonly content_type: ChatContentType
      readonly reply_to?: number
      readonly client_id?: string
    }
  /** [CHAT-70] The message of a visitor, with the given name. */
  | {
      readonly kind: 'visitorMessage'
      readonly name: string
      /** The network address, by which visitors are counted. It is not stored. */
      readonly address: string
      readonly content: string
      readonly reply_to?: number
      readonly client_id?: string
    }
  | { readonly kind: 'revert'; readonly by: WriteBy; readonly message_id: number }
  | {
      readonly kind: 'edit'
      readonly by: RoomUser
      readonly message_id: number
      readonly content: string
    }
  | {
      readonly kind: 'react'
      readonly by: RoomUser
      readonly message_id: number
      readonly emoji: string
      readonly on: boolean
    }
  | {
      readonly kind: 'pin'
      readonly by: WriteBy
      readonly message_id: number
      readonly on: boolean
    }
  | { readonly kind: 'clear'; readonly by: WriteBy }
  | { readonly kind: 'offline'; readonly by: WriteBy; readonly user_id: number }

export type WriteBy = Pick<RoomUser, 'user_id' | 'role'>

export type Outcome =
  | { readonly kind: 'stored' }
  /** Waits for a review. */
  | { readonly kind: 'held' }
  /** Stored before with the same client id. `message` is missing if it was removed since. */
  | { readonly kind: 'known'; readonly message_id: number; readonly message?: ChatMessage }
  | { readonly kind: 'refused'; readonly code: ChatRefusal; readonly retryAfterMs?: number }

/** A stored change. `gone` replaces a change of a message that was recalled since. */
export type LogEvent = { readonly event: number } & (
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly client_id?: string }
  /** `by` is the user who recalled it; unknown if it was removed otherwise. */
  | { readonly kind: 'revert'; readonly message_id: number; readonly by?: number }
  | {
      readonly kind: 'edit'
      readonly message_id: number
      readonly content: string
      readonly editedAtMs: number
    }
  | ({ readonly kind: 'reaction' } & ReactionChange)
  /** Without `message`, the message is no longer pinned. */
  | { readonly kind: 'pin'; readonly message_id: number; readonly message?: ChatMessage }
  | { readonly kind: 'clear'; readonly last_id: number }
  | { readonly kind: 'offline'; readonly user_id: number }
  | { readonly kind: 'turntable'; readonly version: number; readonly change: TurntableChange }
  | { readonly kind: 'gone' }
)

/** Consecutive changes. `previous` is the number of the change before the first one. */
export interface Batch {
  readonly previous: number
  readonly events: readonly LogEvent[]
}

/**
 * The database, the single source of truth. Changes become visible in the order of their numbers.
 */
export interface ChatLog {
  /** Stores the allowed writes in one transaction. The outcomes have the order of the writes. */
  append(writes: readonly Write[]): Promise<Batch & { readonly outcomes: readonly Outcome[] }>
  /** Returns the changes after that number, oldest first, at most `limit`. */
  after(event: number, limit: number): Promise<readonly LogEvent[]>
  /** Returns the number of the newest change, or 0. */
  last(): Promise<number>
  /** Returns the number of the oldest stored change, or 0. Old changes are deleted over time. */
  first(): Promise<number>
}

/** Messages between nodes. They may be lost, duplicated or late. */
interface NodeBus {
  publish(message: NodeMessage): void
}

export type NodeMessage = { readonly from: string } & (
  | ({ readonly kind: 'batch' } & Batch)
  | {
      readonly kind: 'presence' | 'listeners'
      readonly users: readonly OnlineUser[]
      readonly visitors: number
    }
  /** `isOfRoom`: hidden together with the room. */
  | { readonly kind: 'frame'; readonly text: string; readonly isOfRoom?: boolean }
  /** The log has new changes that came from elsewhere. */
  | { readonly kind: 'wake' }
  | { readonly kind: 'mute'; readonly user_id: number; readonly until: number }
)

export interface OnlineUser {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
  readonly createTime: number
}

/** The number of a user's unread notifications, and the newest of them. */
export interface Unread {
  readonly user_id: number
  readonly unread: number
  readonly newest?: NotifyNotice['notification']
}

/** One socket. `P` is the packet type of the transport: frames packed once for all sockets. */
export interface Socket<P> {
  /** The session token of the handshake, if it can be trusted. */
  readonly token: string | undefined
  /** Whether the handshake had a session token, trusted or not. */
  readonly hasCookie: boolean
  readonly language: string
  /** The network address of the client. */
  readonly address: string
  write(packet: P): void
  close(code: number, reason: string): void
}

export interface RoomPorts<P> {
  /** Unique among the nodes. */
  readonly node: string
  readonly log: ChatLog
  readonly bus: NodeBus
  readonly now: () => number
  /** Runs `work` later. The returned function cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void
  /** Runs `work` after all input that has already arrived. */
  readonly nextTick: (work: () => void) => void
  /** Packs several frames into one packet. */
  readonly pack: (texts: readonly string[]) => P
  readonly identify: (token: string) => Promise<RoomUser | undefined>
  /** Returns the active ones of these sessions, with the current data of their users. */
  readonly activeSessions: (sessionIds: readonly number[]) => Promise<readonly RoomUser[]>
  /** Users without notifications may be missing from the result. */
  readonly unread: (userIds: readonly number[]) => Promise<readonly Unread[]>
  /** Counts a chat message of a user, over all nodes. Returns 0, or the time to wait. */
  readonly limitMessages: (userId: number) => Promise<number>
  /**
   * Checks and counts the message of a visitor by address, over all nodes. A question about a held
   * message, which has its client id, is not counted.
   */
  readonly admitVisitor: (
    address: string,
    visitor: ChatVisitor,
    client_id: string | undefined,
  ) => Promise<Extract<Outcome, { kind: 'refused' }> | undefined>
  /** The rules that administrators have set for everybody else. */
  readonly rules: () => Promise<ChatRules>
  /** Whether the owner hides the room from everybody but administrators. */
  readonly isHidden: () => Promise<boolean>
  /** A key for a message whose client gave none. */
  readonly newKey: () => string
  readonly messages: {
    welcome(language: string): string
    /** For a client that claims to be a user, and has no session. */
    welcomeVisitor(language: string): string
    refusal(language: string, code: ChatRefusal): string
    farewell(language: string, reason: ChatCloseReason): string
  }
  /** Why the log could not store a change. */
  readonly failureOf: (error: unknown) => 'diskFull' | 'failed'
  readonly onError: (error: unknown) => void
}
