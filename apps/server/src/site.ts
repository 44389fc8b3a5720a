import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { serveAdmin } from './http/admin-files.ts'
import type { RenderPage } from './http/render-page.ts'
import { serveSiteFiles } from './http/site-files.ts'
import { StartupError } from './platform/startup-error.ts'
import { createPagePool } from './workers/page-pool.ts'

/** The site for visitors: pages and their files. */
export interface Site {
  readonly render: RenderPage
  serveFiles(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

const DIST = new URL('../../web/dist/', import.meta.url)
const ADMIN_DIST = new URL('../../admin/dist/', import.meta.url)

/** Opens the result of `npm run build`; loaded by path, because apps do not import apps. */
export const builtSite = async (dist = DIST, admin = ADMIN_DIST): Promise<Site> => {
  const entry = new URL('server/entry-server.js', dist)
  await access(entry).catch(() => {
    throw new StartupError('The site has not been built: run npm run build.')
  })
  const { render, close } = createPagePool(entry.href)
  return {
    render,
    close,
    serveFiles: async (app) => {
      await serveSiteFiles(app, fileURLToPath(new URL('client/', dist)))
      await serveAdmin(app, fileURLToPath(admin))
    },
  }
}
