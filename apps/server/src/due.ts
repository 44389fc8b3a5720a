import type { FastifyInstance } from 'fastify'
import type { Queries } from './database/open.ts'
import { photoAdminStore } from './features/albums/photo-admin.store.ts'
import type { EmitPublished } from './features/articles/emit-published.ts'
import { scheduledArticleStore } from './features/articles/scheduled-articles.store.ts'
import { talkAdminStore } from './features/talks/talk-admin.store.ts'
import type { Clock } from './platform/clock.ts'
import { startInterval } from './platform/interval.ts'

const LOOKED_EVERY_MS = 1_000

interface DueStore {
  /** Asked often, so it only reads: a change would drop what is kept of every page. */
  hasDue(now: number): Promise<boolean>
  /** However many nodes try, one of them changes each row, once. */
  processDue(now: number): Promise<void>
}

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Does work outside of any request, and tells every node what it changed. */
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
  readonly emitPublished: EmitPublished
}

/** Publishes drafts at their time and empties the bins, on every node and yet once. */
export const composeScheduledJobs = (app: FastifyInstance, needs: Needs): void => {
  const { queries, now, withInvalidation, emitPublished } = needs
  const stores: readonly DueStore[] = [
    scheduledArticleStore(queries, emitPublished),
    talkAdminStore(queries),
    photoAdminStore(queries),
  ]
  const stop = startInterval({
    intervalMs: LOOKED_EVERY_MS,
    work: async () => {
      for (const store of stores) {
        if (await store.hasDue(now())) await withInvalidation(() => store.processDue(now()))
      }
    },
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', stop)
}
