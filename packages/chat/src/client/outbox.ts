import type { ChatContentType, ChatRefusal, ChatVisitor } from '@lanting/contract'
import { HELD_FORGOTTEN_MS, OFFERED_AFTER_MS } from './timing.ts'

/**
 * `waiting`: sent as soon as possible. `sent`: not yet confirmed. `offered`: too old to be sent
 * automatically. `refused`: rejected by the room, with the reason in `refusal`. `held`: a visitor's
 * message that waits for a review.
 */
export type PendingStatus = 'waiting' | 'sent' | 'offered' | 'refused' | 'held'

export interface Pending {
  readonly client_id: string
  /** The author, null for a visitor. Other users of this browser neither see nor send it. */
  readonly user_id: number | null
  /** The visitor's name and form fields. */
  readonly visitor?: ChatVisitor
  readonly content: string
  readonly content_type: ChatContentType
  /** The message that this one answers. */
  readonly reply_to?: number
  readonly writtenAt: number
  readonly status: PendingStatus
  readonly refusal?: ChatRefusal
  /** Whether it was held, and the room is asked about it. */
  readonly wasHeld?: boolean
}

export type Outbox = readonly Pending[]

const changed = (outbox: Outbox, clientId: string, change: Partial<Pending>): Outbox =>
  outbox.map((one) => (one.client_id === clientId ? { ...one, ...change } : one))

/** [CHAT-26] Removes a message after its confirmation. */
export const confirmed = (outbox: Outbox, userId: number | null, clientId: string): Outbox =>
  outbox.filter((one) => one.client_id !== clientId || one.user_id !== userId)

export const discarded = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((one) => one.client_id !== clientId)

const unsent = (one: Pending): Pending => ({
  ...one,
  status: one.wasHeld ? 'held' : 'waiting',
})

/**
 * [CHAT-27] After a lost connection, unconfirmed messages are sent again with the same `client_id`.
 */
export const interrupted = (outbox: Outbox): Outbox =>
  outbox.map((one) => (one.status === 'sent' ? unsent(one) : one))

/** [CHAT-28] Messages that waited too long are offered, not sent. Held ones are forgotten. */
export const aged = (outbox: Outbox, now: number): Outbox =>
  outbox
    .filter(({ status, writtenAt }) => status !== 'held' || now - writtenAt < HELD_FORGOTTEN_MS)
    .map((one) =>
      one.status === 'waiting' && now - one.writtenAt > OFFERED_AFTER_MS
        ? { ...one, status: 'offered' }
        : one,
    )

/** [CHAT-71] */
export const held = (outbox: Outbox, clientId: string): Outbox =>
  changed(outbox, clientId, { status: 'held', wasHeld: true })

export const sendable = (outbox: Outbox, userId: number | null): Outbox =>
  outbox.filter(({ status, user_id }) => status === 'waiting' && user_id === userId)

export const sent = (outbox: Outbox, clientId: string): Outbox =>
  changed(outbox, clientId, { status: 'sent' })

export const resent = (outbox: Outbox, clientId: string, now: number): Outbox =>
  changed(outbox, clientId, { status: 'waiting', writtenAt: now, refusal: undefined })

const TEMPORARY: readonly ChatRefusal[] = ['tooOften', 'slowMode', 'diskFull', 'failed']
/** The same message may succeed later. */
export const isTemporary = (refusal: ChatRefusal) => TEMPORARY.includes(refusal)

/** [CHAT-29] */
export const refused = (outbox: Outbox, clientId: string, refusal: ChatRefusal): Outbox =>
  outbox.map((one) => {
    if (one.client_id !== clientId) return one
    return isTemporary(refusal) ? unsent(one) : { ...one, status: 'refused', refusal }
  })
