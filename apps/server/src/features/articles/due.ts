import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'
import { every } from '../../platform/every.ts'
import { dueStore } from './due.store.ts'

const LOOKED_EVERY_MS = 1_000

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Does work outside of any request, and tells every node what it changed. */
  readonly announced: (work: () => Promise<void>) => Promise<void>
}

/** Publishes drafts at their time and empties the bin, on every node and yet once. */
export const watchDue = (app: FastifyInstance, { queries, now, announced }: Needs): void => {
  const store = dueStore(queries)
  const stop = every({
    intervalMs: LOOKED_EVERY_MS,
    work: async () => {
      if (await store.isAnything(now())) await announced(() => store.settle(now()))
    },
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', stop)
}
