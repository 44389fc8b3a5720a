import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

interface ServedFolder {
  readonly root: string
  readonly prefix: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves a folder of the build. The route of the plugin itself would list the folder for each
 * request, to compare the case of names; all files here are public under any spelling.
 */
export const serveFolder = (app: FastifyInstance, { root, prefix, headers }: ServedFolder) =>
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply) => {
        for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      },
    })
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'HEAD'],
      url: `${prefix}*`,
      schema: { hide: true },
      handler: ({ params: { '*': name } }, reply) =>
        name.includes('\0') ? reply.callNotFound() : reply.sendFile(name),
    })
  })
