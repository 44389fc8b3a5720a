import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Names in `assets` hold a hash, so these files never change; pictures in `art` keep their names. */
const KEPT_FOR = {
  assets: 'public, max-age=31536000, immutable',
  art: 'public, max-age=86400',
} as const

/** The built site's scripts, styles and pictures. */
export const serveSiteFiles = async (app: FastifyInstance, client: string) => {
  for (const [folder, cacheControl] of Object.entries(KEPT_FOR)) {
    await app.register(fastifyStatic, {
      root: join(client, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('Cache-Control', cacheControl)
        // Whoever reads our feed elsewhere sees its pictures there.
        if (folder === 'art') reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
      },
    })
  }
}
