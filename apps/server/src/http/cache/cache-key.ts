import type { IncomingMessage } from 'node:http'
import { pageAddress } from '@lanting/contract'
import { memoize } from '../../platform/memoize.ts'
import { languageOf } from '../language.ts'
import { headerReader } from '../read-headers.ts'

/** Files, music, what administrators see, and pages of searches: there are as many as texts. */
const NEVER =
  /^\/(?:admin|assets|art|diagrams|uploads|cards|wapi|search|ws|api\/(?:docs|health|metrics))(?:[/?]|$)/
const ADDRESS_MAX = 512
/** Calls may hold any text, and their number is limited by address; others are plain. */
const PATH = /^(?:\/api(?:\/[\w.%~!'()*-]+)+|(?:\/[\w.-]+)+)$/

/** The headers that decide which kept answer somebody gets. */
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
 * The address without parameters that nobody reads; undefined when its answer is not kept. Of kept
 * answers only pages read parameters. A path that is written in another way has no entry of its own.
 */
const cachedAddress = memoize((url): string | undefined => {
  if (url.length > ADDRESS_MAX || NEVER.test(url)) return undefined
  const [path = ''] = url.split('?', 1)
  return pageAddress(url) ?? (PATH.test(path) ? path : undefined)
})

/** Requests with the same key get the same answer; undefined: this one is not kept. */
export const cacheKeyOf = (
  { method, url = '' }: IncomingMessage,
  headers: DecidingHeaders,
): string | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined) return undefined
  const address = cachedAddress(url)
  return address === undefined ? undefined : `${languageOf(url, headers)} ${address}`
}
