import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { type HeldRow, heldPostStore } from './held-posts.store.ts'
import { isComment } from './publish-held.ts'

export interface ReplyToHeld {
  readonly queries: Queries
  readonly now: Clock
  /** Publishes a held post, and returns the id of a comment. */
  readonly publish: (transaction: Queries, held: HeldRow) => Promise<number | undefined>
  /** Returns the text to store. Rejects texts that are no comments. */
  readonly checkContent: (text: string) => Promise<string>
  /** Writes a reply below a comment, and returns its id. */
  readonly reply: (
    transaction: Queries,
    reply: {
      readonly id: number
      readonly by: Identity
      readonly content: string
      readonly now: number
    },
  ) => Promise<number>
  readonly countComment: () => void
}

/** Approves a held comment and answers it in one transaction: both, or neither. */
export const replyToHeldRoutes = (serve: Serve, needs: ReplyToHeld) => {
  const { queries, now, publish, checkContent, reply, countComment } = needs

  serve(endpoints.replyToHeld, async ({ body }, { identity: by }) => {
    const { id, client_id: clientId } = body
    const content = await checkContent(body.content)
    const at = now()
    let written = 0
    await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'held reply', userId: by.id, clientId, now: at }, async () => {
        const store = heldPostStore(transaction)
        const [held] = await store.find([id])
        const comment = held && (await publish(transaction, held))
        if (!held || comment === undefined) throw new AppError('commentNotFound')
        await store.remove([id])
        written = isComment(held) ? 2 : 1
        return reply(transaction, { id: comment, by, content, now: at })
      }),
    )
    for (let count = 0; count < written; count += 1) countComment()
    return true
  })
}
