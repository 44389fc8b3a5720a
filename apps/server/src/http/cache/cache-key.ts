import type { IncomingMessage } from 'node:http'
import { pageAddress } from '@lanting/contract'
import { memoize } from '../../platform/memoize.ts'
import { type LanguagePolicy, languageOf } from '../language.ts'
import { invitationAddress } from '../old-invitations.ts'
import { headerReader } from '../read-headers.ts'

/** Not cached: files, music and its apps, the admin, and search pages, of which there are too many. */
const NEVER =
  /^\/(?:admin|assets|art|diagrams|uploads|og-images|paintings|wapi|rest|search|ws|api\/(?:docs|health|metrics))(?:[/?]|$)/
const ADDRESS_MAX = 512
/** Calls may contain any text, and are rate limited; other addresses are plain. */
const PATH = /^(?:\/api(?:\/[\w.%~!'()*-]+)+|(?:\/[\w.-]+)+)$/

/** The headers that decide which cached answer is sent. */
export const decidingHeaders = headerReader(
  'authorization',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
  'cache-control',
)
export type DecidingHeaders = ReturnType<typeof decidingHeaders>

/**
 * Returns the address without unused parameters; undefined when its answer is not cached. Of cached
 * answers only pages read parameters. Another spelling of a path has no entry of its own. The length
 * counts after the unused parameters are gone: nobody passes the cache by with a long address.
 */
const cachedAddress = memoize((url): string | undefined => {
  if (NEVER.test(url) || invitationAddress(url)) return undefined
  const [path = ''] = url.split('?', 1)
  if (path.length > ADDRESS_MAX) return undefined
  const address = pageAddress(url) ?? (PATH.test(path) ? path : undefined)
  return address !== undefined && address.length <= ADDRESS_MAX ? address : undefined
})

/** Requests with the same key get the same answer; undefined: the answer is not cached. */
export const cacheKeyOf = (
  { method, url = '' }: IncomingMessage,
  headers: DecidingHeaders,
  policy?: LanguagePolicy,
): string | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined) return undefined
  const address = cachedAddress(url)
  return address === undefined ? undefined : `${languageOf(url, headers, policy)} ${address}`
}
