import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { RenderPage } from '../apps/server/src/http/pages.ts'
import type { Site } from '../apps/server/src/site.ts'

/** The site from its sources: every request sees the newest code, the browser keeps its state. */
export const devSite = async (): Promise<Site> => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../apps/web/', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    render: async (request) => {
      const { render }: { render: RenderPage } = (await vite.ssrLoadModule(
        '/src/entry-server.tsx',
      )) as { render: RenderPage }
      return render(request)
    },
    close: () => vite.close(),
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // The bundler's client injects styles and talks over a socket of its own.
        reply.removeHeader('Content-Security-Policy')
        vite.middlewares(request.raw, reply.raw, done)
      })
      app.addHook('onSend', async (_, reply) => {
        reply.removeHeader('Content-Security-Policy')
      })
    },
  }
}
