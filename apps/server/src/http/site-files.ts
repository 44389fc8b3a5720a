import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** The built site's scripts, styles and pictures. Their names hold a hash, so they never change. */
export const serveSiteFiles = async (app: FastifyInstance, root: string) => {
  await app.register(fastifyStatic, {
    root,
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
    },
  })
}
