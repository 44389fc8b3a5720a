import type { Rate } from '../platform/token-bucket.ts'

/**
 * The cost of traffic, in units of about 10 µs of the main thread. Control frames cost more than their
 * work: browsers send one in half a minute, and nobody needs many.
 */
export const COST = { handshake: 30, read: 1, kilobyte: 1, message: 4, control: 20 } as const

export interface TrafficLimits {
  /** Sockets of one network: a household, an office, so many tabs. */
  readonly sockets: number
  /** A socket that spends more is closed. */
  readonly socket: Rate
  /** A network that spends more is read more slowly, and gets no new sockets. */
  readonly network: Rate
  /** So long the other end has to hear why it is closed or refused. */
  readonly goodbyeMs: number
}

/**
 * The chat room takes 30 frames of 16 kB at once and 10 a second of one socket, which costs about 700
 * and 210. A network may open all its sockets twice and say something on each.
 */
export const TRAFFIC_LIMITS: TrafficLimits = {
  sockets: 60,
  socket: { capacity: 1_000, perSecond: 220 },
  network: { capacity: 6_000, perSecond: 1_000, maxDebt: 1_000 },
  goodbyeMs: 1_000,
}

/** Fragments of one message, and pieces in which one frame may arrive. */
export const MAX_FRAGMENTS = 64
export const MAX_BUFFERED_CHUNKS = 256
/** A socket with so much unread is dropped, and may come back. */
export const UNREAD_MAX_BYTES = 262_144
