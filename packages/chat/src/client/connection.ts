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
  /** The browser is online again, or the tab is shown. */
  | { readonly kind: 'woken' }
  | { readonly kind: 'ended'; readonly reason: GivenUpReason }

export const IDLE: Connection = { kind: 'idle' }

const afterLoss = (attempts: number): Connection =>
  attempts < RECONNECT_ATTEMPTS
    ? { kind: 'waiting', attempts }
    : { kind: 'givenUp', reason: 'unreachable' }

const afterWake = (connection: Connection): Connection => {
  if (connection.kind === 'waiting') return { kind: 'connecting', attempts: 0 }
  if (connection.kind === 'givenUp' && connection.reason === 'unreachable') {
    return { kind: 'connecting', attempts: 0 }
  }
  return connection
}

/** [CHAT-20] Defines all transitions of the connection. */
export const afterConnectionEvent = (
  connection: Connection,
  event: ConnectionEvent,
): Connection => {
  switch (event.kind) {
    case 'start':
      return connection.kind === 'open' || connection.kind === 'connecting'
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
    case 'woken':
      return afterWake(connection)
    case 'ended':
      return connection.kind === 'idle' ? connection : { kind: 'givenUp', reason: event.reason }
  }
}
