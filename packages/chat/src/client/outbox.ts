import type { ChatContentType, ChatRefusal } from '@lanting/contract'
import { OFFERED_AFTER_MS } from './timing.ts'

/**
 * `waiting`: goes as soon as it can. `sent`: on its way, not yet confirmed. `offered`: too old to go
 * unasked. `refused`: the room does not want it, and `refusal` says why.
 */
export type PendingStatus = 'waiting' | 'sent' | 'offered' | 'refused'

export interface Pending {
  readonly client_id: string
  /** Whose it is: somebody else who logs in here neither sees nor sends it. */
  readonly user_id: number
  readonly content: string
  readonly content_type: ChatContentType
  readonly writtenAt: number
  readonly status: PendingStatus
  readonly refusal?: ChatRefusal
}

export type Outbox = readonly Pending[]

const changed = (outbox: Outbox, clientId: string, change: Partial<Pending>): Outbox =>
  outbox.map((one) => (one.client_id === clientId ? { ...one, ...change } : one))

/** [CHAT-26] Kept until the room has confirmed it. */
export const confirmed = (outbox: Outbox, userId: number, clientId: string): Outbox =>
  outbox.filter((one) => one.client_id !== clientId || one.user_id !== userId)

export const discarded = (outbox: Outbox, clientId: string): Outbox =>
  outbox.filter((one) => one.client_id !== clientId)

/** [CHAT-27] After a loss nobody knows what has arrived: what was on its way goes again, under its name. */
export const interrupted = (outbox: Outbox): Outbox =>
  outbox.map((one) => (one.status === 'sent' ? { ...one, status: 'waiting' } : one))

/** [CHAT-28] What has waited too long is offered, not sent. */
export const aged = (outbox: Outbox, now: number): Outbox =>
  outbox.map((one) =>
    one.status === 'waiting' && now - one.writtenAt > OFFERED_AFTER_MS
      ? { ...one, status: 'offered' }
      : one,
  )

export const sendable = (outbox: Outbox, userId: number): Outbox =>
  outbox.filter(({ status, user_id }) => status === 'waiting' && user_id === userId)

export const sent = (outbox: Outbox, clientId: string): Outbox =>
  changed(outbox, clientId, { status: 'sent' })

export const resent = (outbox: Outbox, clientId: string, now: number): Outbox =>
  changed(outbox, clientId, { status: 'waiting', writtenAt: now, refusal: undefined })

/** A refusal that may be over in a moment. */
export const isPassing = (refusal: ChatRefusal) => refusal === 'tooOften' || refusal === 'failed'

/** [CHAT-29] */
export const refused = (outbox: Outbox, clientId: string, refusal: ChatRefusal): Outbox =>
  changed(
    outbox,
    clientId,
    isPassing(refusal) ? { status: 'waiting' } : { status: 'refused', refusal },
  )
