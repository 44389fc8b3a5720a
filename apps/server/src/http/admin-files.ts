import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './security.ts'
import { serveFolder } from './serve-folder.ts'

const NONCE_BYTES = 18
const KEPT_FOR = 'public, max-age=31536000, immutable'

/** The page is a file of the build, so its inline content is trusted. */
const inlineScripts = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('</script>')))

/** The single page of the admin; the style element of its editor carries the page's nonce. */
const adminPage = (html: string) => {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  return {
    html: html.replace('</head>', `<meta name="style-nonce" content="${nonce}"></head>`),
    policy: contentSecurityPolicy({
      scripts: inlineScripts(html),
      styleSources: [`'nonce-${nonce}'`],
    }),
  }
}

/** Serves the built admin under `/admin`: its files, and its single page for every other address. */
export const serveAdmin = async (app: FastifyInstance, folder: string) => {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await serveFolder(app, {
    root: join(folder, 'assets'),
    prefix: '/admin/assets/',
    headers: { 'Cache-Control': KEPT_FOR },
  })
  for (const url of ['/admin', '/admin/*']) {
    app.get(url, { schema: { hide: true } }, async (_, reply) => {
      const { html, policy } = adminPage(page)
      return reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-store')
        .header('X-Robots-Tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html)
    })
  }
}
