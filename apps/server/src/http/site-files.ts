import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveFolder } from './serve-folder.ts'

/** The policy of the diagram frame: own scripts and styles, and no other source. */
const DIAGRAM_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'unsafe-inline'`,
  `frame-ancestors 'self'`,
  'sandbox allow-scripts',
].join('; ')

/** Names in `assets` contain a hash, so these files never change; other files may change. */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  art: {
    'Cache-Control': 'public, max-age=86400',
    // Feed readers show these pictures on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  diagrams: {
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': DIAGRAM_POLICY,
    // A sandboxed page has its own origin, so the origin of the site is foreign to it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Origin-Agent-Cluster': '?0',
  },
}

/** Serves the scripts, styles and pictures of the built site. */
export const serveSiteFiles = async (app: FastifyInstance, client: string) => {
  for (const [folder, headers] of Object.entries(FOLDERS)) {
    await serveFolder(app, { root: join(client, folder), prefix: `/${folder}/`, headers })
  }
}
