import { articleIdPath, PATHS } from '@lanting/contract'

const PAGES: ReadonlySet<string> = new Set(Object.values(PATHS))
const ID_MAX = 2_147_483_647
const REFERER_MAX = 2_048
const HOST_MAX = 100

export interface PageRead {
  /** The address with only the parts that decide which page it is. */
  readonly path: string
  readonly articleId?: number
}

/** Returns the page at an address, or undefined if the site has none there. */
export const pageOf = (address: string): PageRead | undefined => {
  const queryAt = address.indexOf('?')
  const path = queryAt < 0 ? address : address.slice(0, queryAt)
  if (!PAGES.has(path)) return undefined
  if (path !== PATHS.article) return { path }
  const [, digits = '0'] = /[?&]id=(\d{1,10})(?:&|$)/.exec(address) ?? []
  const articleId = Number(digits)
  if (articleId === 0 || articleId > ID_MAX) return undefined
  return { path: articleIdPath(articleId), articleId }
}

/** Accepts public host names only: no IP addresses, no names of a local network. */
const isPublicName = (host: string) => /^[a-z0-9.-]+\.[a-z][a-z0-9-]+$/.test(host)

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '')

/** Returns the host of the referring site without its path. The own site is no referrer. */
export const referrerOf = (
  referer: string | undefined,
  ownHosts: readonly string[],
): string | undefined => {
  if (!referer || referer.length > REFERER_MAX) return undefined
  const address = URL.parse(referer)
  if (!address || !/^https?:$/.test(address.protocol)) return undefined
  const host = bareHost(address.hostname)
  if (host.length > HOST_MAX || !isPublicName(host)) return undefined
  return ownHosts.some((own) => bareHost(own) === host) ? undefined : host
}

/**
 * Returns the searched text of a search page or a search call. Only the first page of results
 * counts.
 */
export const searchedText = (address: string): string | undefined => {
  const [, inPath, inQuery] =
    /^\/api\/article\/(?:getArticleListByContent\/([^/?]+)|search\/([^/?]+)\/1\/)/.exec(address) ??
    []
  const text = inPath ?? inQuery
  if (text === undefined) {
    return address.startsWith(`${PATHS.search}?`)
      ? (new URLSearchParams(address.slice(PATHS.search.length + 1)).get('q') ?? undefined)
      : undefined
  }
  try {
    return decodeURIComponent(text)
  } catch {
    // Not decodable, so it is no search.
    return undefined
  }
}

export interface ReadEvent {
  readonly page?: PageRead
  readonly text?: string
}

/** Returns the page view or search in an address, or undefined if there is none. */
export const readEventOf = (address: string): ReadEvent | undefined => {
  const page = pageOf(address)
  const text = searchedText(address)
  return page || text !== undefined ? { page, text } : undefined
}
