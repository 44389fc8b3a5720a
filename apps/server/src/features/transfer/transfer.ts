import type { Language } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../database/open.ts'
import { outsideRequest } from '../../database/query-tracking.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type Export,
  exportOf,
  importCategory,
  importNeeds,
  type Transfer,
} from './import-needs.ts'
import { plainPath } from './markdown/old-paths.ts'
import { redirectRoutes } from './redirects.routes.ts'
import { redirectStore } from './redirects.store.ts'
import { transferRoutes } from './transfer.routes.ts'
import { uploadAddressStore } from './upload-addresses.store.ts'
import { usualAddressStore } from './usual-addresses.store.ts'

interface Needs extends Transfer, Export {
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly language: () => Promise<Language>
  readonly publicUrl: string
}

/** Resolves an old address, or one with a redirect of the owner, to the current one. */
export const oldAddresses = (queries: Queries) => async (url: string) => {
  const path = plainPath(url)
  const text =
    path === undefined
      ? undefined
      : ((await redirectStore(queries).publicTarget(path)) ??
        (await usualAddressStore(queries).target(path)))
  return text ?? uploadAddressStore(queries).target(url)
}

/** Opens import and export. A running import stops at its next file when the app closes. */
export const openTransfer = (app: FastifyInstance, serve: Serve, needs: Needs): void => {
  const underWay = new Set<Promise<void>>()
  let isClosing = false
  app.addHook('onClose', async () => {
    isClosing = true
    await Promise.all(underWay)
  })
  redirectRoutes(serve, needs)
  transferRoutes(serve, {
    queries: needs.queries,
    now: needs.now,
    timeZone: needs.timeZone,
    category: async () => importCategory(await needs.language()),
    needsOf: (by) => importNeeds(needs, by),
    exported: () => exportOf(needs),
    isStopped: () => isClosing,
    inBackground: (work) => {
      const running = outsideRequest(work)
        .catch((error) => app.log.error(error))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
  })
}
