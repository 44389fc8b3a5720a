import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { exportOf, importCategory, importNeeds, type Transfer } from './import-needs.ts'
import { plainPath } from './markdown/old-paths.ts'
import { transferRoutes } from './transfer.routes.ts'
import { sourceStore } from './transfer.store.ts'

interface Needs extends Transfer {
  readonly now: Clock
  readonly timeZone: () => Promise<string>
}

/** Where articles are that had another address before they came to us. */
export const oldAddresses = (queries: Queries) => async (url: string) => {
  const path = plainPath(url)
  const id = path && (await sourceStore(queries).publicTarget(path))
  return id ? `/article?id=${id}` : undefined
}

/** Markdown in and out; an import that is under way when the app closes stops at its next file. */
export const openTransfer = (app: FastifyInstance, serve: Serve, needs: Needs): void => {
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  app.addHook('onClose', async () => {
    isClosing = true
    await Promise.all(underWay)
  })
  transferRoutes(serve, {
    queries: needs.queries,
    now: needs.now,
    timeZone: needs.timeZone,
    category: importCategory,
    needsOf: (by) => importNeeds(needs, by),
    exported: () => exportOf(needs),
    isStopped: () => isClosing,
    inBackground: (work) => {
      const running = work()
        .catch((error) => app.log.error(error))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
  })
}
