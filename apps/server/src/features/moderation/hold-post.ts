import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { heldPostStore } from './held-posts.store.ts'

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
}

export interface HoldingNeeds {
  readonly now: Clock
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
    const id = await heldPostStore(transaction).add({
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

/** Holds a post for review and answers its author with an error that says so. */
export const createHoldPost =
  ({ queries, ...needs }: HoldingNeeds & { readonly queries: Queries }) =>
  async (draft: HeldPostDraft): Promise<never> => {
    await queries.transaction().execute((transaction) => storeHeldPost(transaction, draft, needs))
    throw new AppError('postHeld')
  }
