import type { ChatCloseReason } from '@lanting/contract'
import { RECONNECT_ATTEMPTS } from './timing.ts'

/** Why the connection is not retried any more. */
export type GivenUpReason = 'unreachable' | 'absent' | ChatCloseReason

export type Connection =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly attempts: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly attempts: number }
  | { readonly kind: 'givenUp'; readonly reason: GivenUpReason }

export type ConnectionEvent =
  /** The user opens the room, or presses the reconnect button. */
  | { readonly kind: 'start' }
  | { readonly kind: 'stop' }
  /** The room has answered. */
  | { readonly kind: 'welcomed' }
  /** The socket has closed, failed, or does not answer. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'retryDue' }
  /** The check after the retries. */
  | { readonly kind: 'checkDue' }
  /** The browser is online again, or the tab is shown. */
  | { readonly kind: 'woken' }
  | { readonly kind: 'ended'; readonly reason: GivenUpReason }

export const IDLE: Connection = { kind: 'idle' }

const afterLoss = (attempts: number): Connection =>
  attempts < RECONNECT_ATTEMPTS
    ? { kind: 'waiting', attempts }
    : { kind: 'givenUp', reason: 'unreachable' }

/** Given up for want of an answer: another try may succeed. */
export const isUnreachable = (connection: Connection): boolean =>
  connection.kind === 'givenUp' && connection.reason === 'unreachable'

/** Whether this is the single try of a check, after the retries. */
export const isCheck = (connection: Connection): boolean =>
  connection.kind === 'connecting' && connection.attempts > RECONNECT_ATTEMPTS

const afterWake = (connection: Connection): Connection => {
  if (connection.kind === 'waiting') return { kind: 'connecting', attempts: 0 }
  return isUnreachable(connection) ? { kind: 'connecting', attempts: 0 } : connection
}

/** [CHAT-20] Defines all transitions of the connection. */
export const afterConnectionEvent = (
  connection: Connection,
  event: ConnectionEvent,
): Connection => {
  switch (event.kind) {
    case 'start':
      return connection.kind === 'open' ||
        (connection.kind === 'connecting' && !isCheck(connection))
        ? connection
        : { kind: 'connecting', attempts: 0 }
    case 'stop':
      return IDLE
    case 'welcomed':
      return connection.kind === 'connecting' ? { kind: 'open' } : connection
    case 'lost':
      if (connection.kind === 'open') return afterLoss(0)
      return connection.kind === 'connecting' ? afterLoss(connection.attempts) : connection
    case 'retryDue':
      return connection.kind === 'waiting'
        ? { kind: 'connecting', attempts: connection.attempts + 1 }
        : connection
    case 'checkDue':
      return isUnreachable(connection)
        ? { kind: 'connecting', attempts: RECONNECT_ATTEMPTS + 1 }
        : connection
    case 'woken':
      return afterWake(connection)
    case 'ended':
      return connection.kind === 'idle' ? connection : { kind: 'givenUp', reason: event.reason }
  }
}
