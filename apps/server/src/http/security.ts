import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import { FRAMED_HOSTS, READ_HOSTS } from '@lanting/markdown/embed-hosts'
import type { FastifyInstance } from 'fastify'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts and styles that a page may use. */
interface Inline {
  /** The inline scripts that the server wrote into the page. */
  readonly scripts?: readonly string[]
  /** The texts of its style elements. */
  readonly styles?: readonly string[]
  /** Further sources of styles, such as a nonce. */
  readonly styleSources?: readonly string[]
  /** The origins that the owner's code may use. */
  readonly codeSources?: readonly string[]
}

const https = (host: string) => `https://${host}`

/**
 * The policy of a page: own scripts and styles, exactly its known inline scripts, and the hosts of
 * embeds, because a visitor may go on from any page to an article.
 */
export const contentSecurityPolicy = ({
  scripts = [],
  styles = [],
  styleSources = [],
  codeSources = [],
}: Inline = {}): string =>
  [
    `default-src 'self'`,
    `script-src ${["'self'", ...codeSources, ...scripts.map(sha256)].join(' ')}`,
    `style-src ${["'self'", ...codeSources, ...styleSources, ...styles.map(sha256)].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data: blob:`,
    `media-src 'self' https: data: blob:`,
    `font-src ${["'self'", ...codeSources].join(' ')}`,
    `connect-src ${["'self'", ...codeSources, ...READ_HOSTS.map(https)].join(' ')}`,
    `frame-src ${["'self'", ...codeSources, ...FRAMED_HOSTS.map(https)].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ].join('; ')

/**
 * Nothing here asks for these; no code of others, and nothing embedded, may either. Each is a feature
 * of which no browser complains.
 */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

interface Transport {
  readonly https: boolean
  /** Whether browsers then ask all names below that of the site by https only, for a year. */
  readonly hstsSubdomains: boolean
}

export const secureHeaders = async (app: FastifyInstance, { https, hstsSubdomains }: Transport) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { includeSubDomains: hstsSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Content-Security-Policy', contentSecurityPolicy())
    reply.header('Permissions-Policy', PERMISSIONS_POLICY)
  })
}
