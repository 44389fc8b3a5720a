import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const contentsOf = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))]
    .map((match) => match[1] ?? '')
    .filter(Boolean)

/** The policy of a page: own scripts and styles, and exactly the inline ones the page was made with. */
export const contentSecurityPolicy = (html = '', otherStyles: readonly string[] = []): string =>
  [
    `default-src 'self'`,
    `script-src ${["'self'", ...contentsOf(html, 'script').map(sha256)].join(' ')}`,
    `style-src ${["'self'", ...otherStyles, ...contentsOf(html, 'style').map(sha256)].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data: blob:`,
    `media-src 'self' https: data: blob:`,
    `connect-src 'self'`,
    `frame-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

export const secureHeaders = async (app: FastifyInstance, { https }: { https: boolean }) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Content-Security-Policy', contentSecurityPolicy())
  })
}
