import type {
  ChatCloseReason,
  ChatContentType,
  ChatMessage,
  ChatRefusal,
  NotifyNotice,
  Role,
} from '@lanting/contract'

export interface Person {
  readonly user_id: number
  readonly role: Role
  readonly session_id: number
  readonly nick_name: string
  readonly avatar: string
  /** Until when they may only read, if that is known. */
  readonly muted_until?: number
}

/** A change that somebody asks for. */
export type Write =
  | {
      readonly kind: 'message'
      readonly by: Person
      readonly content: string
      readonly content_type: ChatContentType
      readonly client_id?: string
    }
  | { readonly kind: 'revert'; readonly by: WriteBy; readonly message_id: number }
  | { readonly kind: 'clear'; readonly by: WriteBy }
  | { readonly kind: 'offline'; readonly by: WriteBy; readonly user_id: number }

export type WriteBy = Pick<Person, 'user_id' | 'role'>

export type Outcome =
  | { readonly kind: 'stored' }
  /** It was stored before, under the same client id; the message is missing when it is gone again. */
  | { readonly kind: 'known'; readonly message_id: number; readonly message?: ChatMessage }
  | { readonly kind: 'refused'; readonly code: ChatRefusal; readonly retryAfterMs?: number }

/** A stored change; `gone` stands for a message that has been recalled since. */
export type LogEvent = { readonly event: number } & (
  | { readonly kind: 'message'; readonly message: ChatMessage; readonly client_id?: string }
  | { readonly kind: 'revert'; readonly message_id: number }
  | { readonly kind: 'clear'; readonly last_id: number }
  | { readonly kind: 'offline'; readonly user_id: number }
  | { readonly kind: 'gone' }
)

/** Neighbours in the log: `previous` is the number of the change before the first of them. */
export interface Batch {
  readonly previous: number
  readonly events: readonly LogEvent[]
}

/** The database: the truth. Changes become visible in the order of their numbers. */
export interface ChatLog {
  /** Stores what may be stored, in one go; outcomes in the order of the writes. */
  append(writes: readonly Write[]): Promise<Batch & { readonly outcomes: readonly Outcome[] }>
  /** The changes after that number, oldest first, at most so many. */
  after(event: number, limit: number): Promise<readonly LogEvent[]>
  /** The number of the newest change, or 0. */
  last(): Promise<number>
  /** The number of the oldest change that is still known, or 0: older ones are forgotten in time. */
  first(): Promise<number>
}

/** Between the nodes: may lose, double and delay. */
export interface Wire {
  publish(message: NodeMessage): void
}

export type NodeMessage = { readonly from: string } & (
  | ({ readonly kind: 'batch' } & Batch)
  | {
      readonly kind: 'presence'
      readonly people: readonly OnlineUser[]
      readonly visitors: number
    }
  | { readonly kind: 'frame'; readonly text: string }
  | { readonly kind: 'mute'; readonly user_id: number; readonly until: number }
)

export interface OnlineUser {
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
  readonly createTime: number
}

/** Of one user: how many notifications are unread, and the newest of those. */
export interface Unread {
  readonly user_id: number
  readonly unread: number
  readonly newest?: NotifyNotice['notification']
}

/** One socket. `P` is what the transport sends: frames made ready once for all. */
export interface Socket<P> {
  /** What the handshake has proved, if anything. */
  readonly token: string | undefined
  readonly language: string
  write(packet: P): void
  close(code: number, reason: string): void
}

export interface RoomPorts<P> {
  /** A name that no other node has. */
  readonly node: string
  readonly log: ChatLog
  readonly wire: Wire
  readonly now: () => number
  /** Does the work later; the returned function calls it off. */
  readonly after: (delayMs: number, work: () => void) => () => void
  /** Does the work when everything that has arrived by now has been heard. */
  readonly soon: (work: () => void) => void
  /** Frames of one moment, as one piece. */
  readonly pack: (texts: readonly string[]) => P
  readonly identify: (token: string) => Promise<Person | undefined>
  /** Those of these sessions that live, with their users as they are now. */
  readonly living: (sessionIds: readonly number[]) => Promise<readonly Person[]>
  /** Who is not among the answer has no notifications. */
  readonly unread: (userIds: readonly number[]) => Promise<readonly Unread[]>
  readonly say: {
    welcome(language: string): string
    refusal(language: string, code: ChatRefusal): string
    farewell(language: string, reason: ChatCloseReason): string
  }
  readonly onError: (error: unknown) => void
}
