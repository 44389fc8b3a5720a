import type { FastifyInstance, RouteOptions } from 'fastify'

const DOCS_PATH = '/api/docs'

/** Headers of one connection, and the length, which Fastify sets itself. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date']

/**
 * `/api/docs` shows the contract as the server serves it. Registered before the endpoints. Its
 * libraries are loaded with its first reader.
 */
export const serveDocs = (app: FastifyInstance) => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    const isShown = route.method !== 'HEAD' && !(route.schema as { hide?: boolean })?.hide
    if (isShown) routes.push(route)
  })
  let docs: Promise<FastifyInstance> | undefined
  const openDocs = async () => {
    const { createDocsApp } = await import('./docs-app.ts')
    return createDocsApp(DOCS_PATH, routes)
  }
  for (const path of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(path, { schema: { hide: true } }, async ({ url, headers: asked }, reply) => {
      docs ??= openDocs()
      const answer = await (await docs).inject({ url, headers: asked })
      for (const [name, value] of Object.entries(answer.headers)) {
        if (!OWN_HEADERS.includes(name)) reply.header(name, value)
      }
      return reply.code(answer.statusCode).send(answer.rawPayload)
    })
  }
}
