import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Draws in its own frame; may run its own scripts and write styles, and reach nothing else. */
const WORKSHOP_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'unsafe-inline'`,
  `frame-ancestors 'self'`,
  'sandbox allow-scripts',
].join('; ')

/** Names in `assets` hold a hash, so these files never change; the others keep their names. */
const FOLDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  art: {
    'Cache-Control': 'public, max-age=86400',
    // Whoever reads our feed elsewhere sees its pictures there.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  diagrams: {
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': WORKSHOP_POLICY,
    // A sandboxed page has an origin of its own: ours is foreign to it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Origin-Agent-Cluster': '?0',
  },
}

/** The built site's scripts, styles and pictures. */
export const serveSiteFiles = async (app: FastifyInstance, client: string) => {
  for (const [folder, headers] of Object.entries(FOLDERS)) {
    await app.register(fastifyStatic, {
      root: join(client, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      },
    })
  }
}
