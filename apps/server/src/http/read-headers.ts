import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Reads only the named headers from the raw list: an object of all headers takes longer than the
 * rest of an answer from the cache. A repeated header is left to Node, which joins it.
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
