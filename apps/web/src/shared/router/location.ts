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

export const parametersOf = ({ search }: PageLocation) => parseSearch(search)

/** The same address without one of its parameters. */
export const withoutParameter = (location: PageLocation, name: string): string => {
  const { [name]: _, ...rest } = parametersOf(location)
  return hrefOf({ ...location, search: stringifySearch(rest) })
}
