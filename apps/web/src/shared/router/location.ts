import { parseSearch, stringifySearch } from './search-parameters.ts'

/** The parts of an address inside the site. */
export interface PageLocation {
  readonly pathname: string
  /** With the question mark; empty without parameters. */
  readonly search: string
  readonly hash: string
}

const NO_ORIGIN = 'http://page.invalid'

export const locationOf = (href: string): PageLocation => {
  const { pathname, search, hash } = new URL(href, NO_ORIGIN)
  return { pathname, search, hash }
}

export const hrefOf = ({ pathname, search, hash }: PageLocation): string => pathname + search + hash

/** The path of an article with a slug is a path of the article's page. */
const WITH_SLUG = /^(\/article)\/([^/]+)$/

/** The path of the page at a location. */
export const pathOfPage = ({ pathname }: PageLocation): string =>
  WITH_SLUG.exec(pathname)?.[1] ?? pathname

/** The slug in the path; undefined on other pages. */
export const slugAt = ({ pathname }: PageLocation): string | undefined => {
  const [, , slug] = WITH_SLUG.exec(pathname) ?? []
  return slug && parseSearch(`slug=${slug}`).slug
}

export const parametersOf = ({ search }: PageLocation) => parseSearch(search)

/** The same address without one of its parameters. */
export const withoutParameter = (location: PageLocation, name: string): string => {
  const { [name]: _, ...rest } = parametersOf(location)
  return hrefOf({ ...location, search: stringifySearch(rest) })
}
