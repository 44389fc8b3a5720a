import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { unindexedTextStore } from '../database/search-index/text-index.ts'
import { photoAdminStore } from '../features/albums/photo-admin.store.ts'
import type { EmitPublished } from '../features/articles/emit-published.ts'
import { scheduledArticleStore } from '../features/articles/scheduled-articles.store.ts'
import { missingSongsStore } from '../features/music/missing-songs.store.ts'
import { talkAdminStore } from '../features/talks/talk-admin.store.ts'
import type { Clock } from '../platform/clock.ts'
import { startInterval } from '../platform/interval.ts'

const INTERVAL_MS = 1_000

interface DueStore {
  /** Only reads, because it is called often: a change would drop every cached page. */
  hasDue(now: number): Promise<boolean>
  /** Several nodes may call it at once; each row changes once. */
  processDue(now: number): Promise<void>
}

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Runs work outside of a request, and tells every node which tables it changed. */
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
  readonly emitPublished: EmitPublished
  /** The planned sessions of listening together. */
  readonly listening: DueStore
}

/**
 * Publishes scheduled articles, empties the trash, removes missing songs, runs planned sessions and
 * indexes new texts, on every node.
 */
export const composeScheduledJobs = (app: FastifyInstance, needs: Needs): void => {
  const { queries, now, withInvalidation, emitPublished, listening } = needs
  const stores: readonly DueStore[] = [
    scheduledArticleStore(queries, emitPublished),
    talkAdminStore(queries),
    photoAdminStore(queries),
    missingSongsStore(queries),
    listening,
    unindexedTextStore(queries),
  ]
  const stop = startInterval({
    intervalMs: INTERVAL_MS,
    work: async () => {
      for (const store of stores) {
        if (await store.hasDue(now())) await withInvalidation(() => store.processDue(now()))
      }
    },
    onError: (error) => app.log.error(error),
  })
  app.addHook('onClose', stop)
}
