import type { Rate } from '../platform/token-bucket.ts'

/**
 * The cost of traffic, in units of about 10 µs of the main thread. Control frames cost more than their
 * work: browsers send one every 30 seconds, and no client needs many.
 */
export const COST = { handshake: 30, read: 1, kilobyte: 1, message: 4, control: 20 } as const

export interface TrafficLimits {
  /** Sockets of one network: the tabs of a household or an office. */
  readonly sockets: number
  /** A socket that spends more is closed. */
  readonly socket: Rate
  /** A network that spends more is read more slowly, and gets no new sockets. */
  readonly network: Rate
  /** The time in which the client may read why it is closed or refused. */
  readonly goodbyeMs: number
}

/**
 * The chat room accepts 30 frames of 16 kB at once and 10 a second from one socket, which costs about
 * 700 and 210. A network may open all its sockets twice and send a message on each.
 */
export const TRAFFIC_LIMITS: TrafficLimits = {
  sockets: 60,
  socket: { capacity: 1_000, perSecond: 220 },
  network: { capacity: 6_000, perSecond: 1_000, maxDebt: 1_000 },
  goodbyeMs: 1_000,
}

/** The limits for fragments of one message and for chunks of one frame. */
export const MAX_FRAGMENTS = 64
export const MAX_BUFFERED_CHUNKS = 256
/** A socket with more unread bytes is dropped, and may reconnect. */
export const UNREAD_MAX_BYTES = 262_144
