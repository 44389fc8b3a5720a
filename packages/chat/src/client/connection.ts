import type { ChatCloseReason } from '@lanting/contract'
import { RECONNECT_TRIES } from './timing.ts'

/** Why the connection is not tried any more. */
export type GivenUpReason = 'unreachable' | 'absent' | ChatCloseReason

export type Connection =
  | { readonly kind: 'idle' }
  | { readonly kind: 'connecting'; readonly tries: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'waiting'; readonly tries: number }
  | { readonly kind: 'givenUp'; readonly reason: GivenUpReason }

export type ConnectionEvent =
  /** Somebody opens the room, or asks to try again. */
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

const afterLoss = (tries: number): Connection =>
  tries < RECONNECT_TRIES ? { kind: 'waiting', tries } : { kind: 'givenUp', reason: 'unreachable' }

const afterWake = (connection: Connection): Connection => {
  if (connection.kind === 'waiting') return { kind: 'connecting', tries: 0 }
  if (connection.kind === 'givenUp' && connection.reason === 'unreachable') {
    return { kind: 'connecting', tries: 0 }
  }
  return connection
}

/** [CHAT-20] The one place that knows how the connection goes on. */
export const afterConnectionEvent = (
  connection: Connection,
  event: ConnectionEvent,
): Connection => {
  switch (event.kind) {
    case 'start':
      return connection.kind === 'open' || connection.kind === 'connecting'
        ? connection
        : { kind: 'connecting', tries: 0 }
    case 'stop':
      return IDLE
    case 'welcomed':
      return connection.kind === 'connecting' ? { kind: 'open' } : connection
    case 'lost':
      if (connection.kind === 'open') return afterLoss(0)
      return connection.kind === 'connecting' ? afterLoss(connection.tries) : connection
    case 'retryDue':
      return connection.kind === 'waiting'
        ? { kind: 'connecting', tries: connection.tries + 1 }
        : connection
    case 'woken':
      return afterWake(connection)
    case 'ended':
      return connection.kind === 'idle' ? connection : { kind: 'givenUp', reason: event.reason }
  }
}
