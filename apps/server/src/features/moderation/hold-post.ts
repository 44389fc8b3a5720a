import { perHour } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { wideNetworkOf } from '../../http/rate-limit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { heldPostStore } from './held-posts.store.ts'

/**
 * Posts that wait for review. Of visitors so many of each kind, the oldest go first; of a user so
 * many, more are refused; of a network so many in an hour.
 */
const HELD_OF_VISITORS_MAX = 300
const HELD_OF_USER_MAX = 30
const HELD_PER_NETWORK = perHour(20)

/** A post to hold, with everything that publishing it needs. */
export interface HeldPostDraft {
  readonly kind:
    | 'comment'
    | 'reply'
    | 'commentChange'
    | 'boardMessage'
    | 'boardChange'
    | 'chatMessage'
  readonly by: Identity | undefined
  readonly content: string
  /** The input of the function that publishes it. */
  readonly body: object
  /** The matched words; empty if it is held because a visitor wrote it. */
  readonly words: readonly string[]
  readonly about?: { readonly type: number; readonly for_id: number }
  readonly pictures?: readonly string[]
  readonly clientId: string | undefined
  /** The address of a visitor whose posts are counted by network. */
  readonly ip?: string
}

export interface HoldingNeeds {
  readonly now: Clock
  readonly limiter: Limiter
  /** Tells webhooks and mail that a post waits. */
  readonly emitHeld: (
    transaction: Queries,
    post: Pick<HeldPostDraft, 'by' | 'content'>,
  ) => Promise<void>
  /** Keeps the pictures while the post is held. */
  readonly keepPictures: (
    transaction: Queries,
    shown: {
      readonly id: number
      readonly urls: readonly string[]
      readonly by: Identity | undefined
    },
  ) => Promise<void>
}

/** Returns the kind of submission as which a held post is stored once. */
export const heldKind = (kind: HeldPostDraft['kind']) => `held ${kind}`

/** Holds a post for review in a transaction, once for its client id. */
export const storeHeldPost = (
  transaction: Queries,
  { kind, by, content, body, words, about, pictures = [], clientId }: HeldPostDraft,
  { now, emitHeld, keepPictures }: HoldingNeeds,
) =>
  runOnce(transaction, { kind: heldKind(kind), userId: by?.id, clientId, now: now() }, async () => {
    const store = heldPostStore(transaction)
    // The oldest posts of visitors make room, each kind for itself: nobody knows who wrote them.
    if (!by) await store.removeOldestOfVisitors(kind, HELD_OF_VISITORS_MAX - 1)
    else if ((await store.countOf(by.id)) >= HELD_OF_USER_MAX) throw new AppError('tooManyHeld')
    const id = await store.add({
      kind,
      user_id: by?.id ?? null,
      type: about?.type ?? null,
      for_id: about?.for_id ?? null,
      content,
      body: JSON.stringify(body),
      matched_words: JSON.stringify(words),
      created_at: now(),
    })
    await keepPictures(transaction, { id, urls: pictures, by })
    await emitHeld(transaction, { by, content })
    return id
  })

/**
 * Counts the posts of a /24 of IPv4, or of a /48 of IPv6, because whoever floods has many addresses.
 * Returns 0, or the time until the network may send another.
 */
export const networkWaitMs = async (limiter: Limiter, ip: string): Promise<number> => {
  const { allowed, retryAfterMs } = await limiter.take(
    `held ${wideNetworkOf(ip)}`,
    HELD_PER_NETWORK,
  )
  return allowed ? 0 : retryAfterMs
}

/** Holds a post for review and answers its author with an error that says so. */
export const createHoldPost =
  ({ queries, ...needs }: HoldingNeeds & { readonly queries: Queries }) =>
  async (draft: HeldPostDraft): Promise<never> => {
    const isCounted = !draft.by && draft.ip !== undefined
    const retryAfterMs = isCounted ? await networkWaitMs(needs.limiter, draft.ip) : 0
    if (retryAfterMs > 0) throw new AppError('tooManyHeld', { retryAfterMs })
    await queries.transaction().execute((transaction) => storeHeldPost(transaction, draft, needs))
    throw new AppError('postHeld')
  }
