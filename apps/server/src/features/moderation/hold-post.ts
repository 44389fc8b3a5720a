import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { heldStore } from './held-posts.store.ts'

/** What somebody has written, and how it would be written if it were let through. */
export interface Waiting {
  readonly kind: 'comment' | 'reply' | 'boardMessage' | 'boardChange'
  readonly by: Identity | undefined
  readonly content: string
  /** Everything that writing it needs. */
  readonly body: object
  /** For which words; none: because a visitor wrote it. */
  readonly words: readonly string[]
  readonly about?: { readonly type: number; readonly for_id: number }
  readonly picture?: string
}

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** A picture waits with what shows it. */
  readonly keepPicture: (
    transaction: Queries,
    shown: { readonly id: number; readonly url: string; readonly by: Identity | undefined },
  ) => Promise<void>
}

/** Puts a writing where only administrators see it, and tells its writer so. */
export const createHoldPost =
  ({ queries, now, keepPicture }: Needs) =>
  async ({ kind, by, content, body, words, about, picture = '' }: Waiting): Promise<never> => {
    await queries.transaction().execute(async (transaction) => {
      const id = await heldStore(transaction).add({
        kind,
        user_id: by?.id ?? null,
        type: about?.type ?? null,
        for_id: about?.for_id ?? null,
        content,
        body: JSON.stringify(body),
        matched_words: JSON.stringify(words),
        created_at: now(),
      })
      await keepPicture(transaction, { id, url: picture, by })
    })
    throw new AppError('postHeld')
  }

export type Hold = ReturnType<typeof createHoldPost>
