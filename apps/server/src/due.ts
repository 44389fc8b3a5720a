import type { FastifyInstance } from 'fastify'
import type { Queries } from './database/open.ts'
import { photoDeskStore } from './features/albums/photo-desk.store.ts'
import { dueStore } from './features/articles/due.store.ts'
import type { TellPublished } from './features/articles/tell-published.ts'
import { talkDeskStore } from './features/talks/talk-desk.store.ts'
import type { Clock } from './platform/clock.ts'
import { every } from './platform/every.ts'

const LOOKED_EVERY_MS = 1_000

interface DueStore {
  /** Asked often, so it only reads: a change would drop what is kept of every page. */
  isAnything(now: number): Promise<boolean>
  /** However many nodes try, one of them changes each row, once. */
  settle(now: number): Promise<void>
}

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Does work outside of any request, and tells every node what it changed. */
  readonly announced: (work: () => Promise<void>) => Promise<void>
  readonly tellPublished: TellPublished
}

/** Publishes drafts at their time and empties the bins, on every node and yet once. */
export const watchDue = (app: FastifyInstance, needs: Needs): void => {
  const { queries, now, announced, tellPublished } = needs
  const stores: readonly DueStore[] = [
    dueStore(queries, tellPublished),
    talkDeskStore(queries),
    photoDeskStore(queries),
  ]
  const stop = every({
    intervalMs: LOOKED_EVERY_MS,
    work: async () => {
      for (const store of stores) {
        if (await store.isAnything(now())) await announced(() => store.settle(now()))
      }
    },
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', stop)
}
