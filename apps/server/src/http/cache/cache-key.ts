import type { IncomingMessage } from 'node:http'
import { languageOf } from '../language.ts'
import { headerReader } from '../read-headers.ts'

/** Search parameters that pages and reads know; any other makes an address of its own, not kept. */
const KNOWN_PARAMETERS: readonly string[] = ['lang', 'id', 'page', 'type', 'name', 'category', 'q']
const NEVER = /^\/(?:admin|assets|art|uploads|cards|wapi|api\/(?:docs|health|metrics)|ws)(?:\/|$)/
const ADDRESS_MAX = 512

/** The headers that decide which kept answer somebody gets. */
export const decidingHeaders = headerReader(
  'authorization',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
)
export type DecidingHeaders = ReturnType<typeof decidingHeaders>

/** Requests with the same key get the same answer; undefined: this one is somebody's own. */
export const cacheKeyOf = (
  { method, url = '' }: IncomingMessage,
  headers: DecidingHeaders,
): string | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined) return undefined
  return `${languageOf(url, headers)} ${url}`
}

/** Whether an answer of this address may be kept at all. */
export const isKeepable = ({ url = '' }: IncomingMessage): boolean => {
  if (url.length > ADDRESS_MAX) return false
  const [path = '', query] = url.split('?', 2)
  if (NEVER.test(path)) return false
  if (query === undefined) return true
  return [...new URLSearchParams(query).keys()].every((name) => KNOWN_PARAMETERS.includes(name))
}
