import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** The headers that decide which kept answer somebody gets. */
const DECIDING = [
  'authorization',
  'accept-encoding',
  'accept-language',
  'cookie',
  'if-none-match',
] as const

export type DecidingHeaders = {
  -readonly [K in (typeof DECIDING)[number]]?: IncomingHttpHeaders[K]
}

const LENGTHS = new Set(DECIDING.map((name) => name.length))

/**
 * Only those, as they came: to make an object of all headers takes longer than all the rest of
 * answering from the cache. A header that comes twice is left to Node, which knows how to join it.
 */
export const decidingHeaders = (request: IncomingMessage): DecidingHeaders => {
  const { rawHeaders } = request
  const found: DecidingHeaders = {}
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const raw = rawHeaders[place] as string
    if (!LENGTHS.has(raw.length)) continue
    const name = DECIDING.find((deciding) => deciding === raw.toLowerCase())
    if (name === undefined) continue
    if (found[name] !== undefined) return request.headers
    found[name] = rawHeaders[place + 1]
  }
  return found
}
