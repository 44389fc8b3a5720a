import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import type { RenderPage } from '../apps/server/src/http/render-page.ts'
import type { Site } from '../apps/server/src/site.ts'

/** The two bundlers use their own sockets to the browser. */
const ADMIN_HMR_PORT = 24_679

/**
 * Serves the site from its sources: every request uses the newest code, and the browser keeps its
 * state.
 */
export const devSite = async (): Promise<Site> => {
  const vite = await createServer({
    root: fileURLToPath(new URL('../apps/web/', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const admin = await createServer({
    root: fileURLToPath(new URL('../apps/admin/', import.meta.url)),
    server: { middlewareMode: true, hmr: { port: ADMIN_HMR_PORT } },
  })
  return {
    render: async (request) => {
      const { render }: { render: RenderPage } = (await vite.ssrLoadModule(
        '/src/entry-server.tsx',
      )) as { render: RenderPage }
      return render(request)
    },
    close: async () => {
      await Promise.all([vite.close(), admin.close()])
    },
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // The client of the bundler injects styles and uses its own socket.
        reply.removeHeader('Content-Security-Policy')
        const { middlewares } = /^\/admin(?:\/|\?|$)/.test(request.url) ? admin : vite
        middlewares(request.raw, reply.raw, done)
      })
      app.addHook('onSend', async (_, reply) => {
        reply.removeHeader('Content-Security-Policy')
      })
    },
  }
}
