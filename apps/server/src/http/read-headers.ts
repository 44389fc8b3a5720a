import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Reads only the named headers, as they came: to make an object of all of them takes longer than
 * all the rest of answering from the cache. One that comes twice is left to Node, which knows how
 * to join it.
 */
export const headerReader = <const N extends string>(...names: readonly N[]) => {
  const wanted: ReadonlySet<string> = new Set(names)
  const lengths = new Set(names.map((name) => name.length))
  return (request: IncomingMessage): Pick<IncomingHttpHeaders, N> => {
    const { rawHeaders } = request
    const found: Record<string, string | undefined> = {}
    for (let place = 0; place < rawHeaders.length; place += 2) {
      const raw = rawHeaders[place] as string
      if (!lengths.has(raw.length)) continue
      const name = raw.toLowerCase()
      if (!wanted.has(name)) continue
      if (found[name] !== undefined) return request.headers
      found[name] = rawHeaders[place + 1]
    }
    return found as Pick<IncomingHttpHeaders, N>
  }
}
