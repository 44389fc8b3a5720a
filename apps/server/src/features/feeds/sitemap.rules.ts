import { branch, leaf, xmlDocument } from './xml.rules.ts'

export interface SitemapEntry {
  readonly url: string
  /** When what it shows last changed, if that is known. */
  readonly changedAt?: number
}

/** One file may hold 50,000 addresses; when there are more, an index names smaller files. */
export const SITEMAP = { addressesInOne: 50_000, addressesInPart: 10_000 } as const

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

const entry = (name: string) => (it: SitemapEntry) =>
  branch(name, [
    leaf('loc', it.url),
    it.changedAt === undefined ? undefined : leaf('lastmod', new Date(it.changedAt).toISOString()),
  ])

export const sitemap = (entries: readonly SitemapEntry[]): string =>
  xmlDocument(branch('urlset', entries.map(entry('url')), NAMESPACE))

export const sitemapIndex = (files: readonly SitemapEntry[]): string =>
  xmlDocument(branch('sitemapindex', files.map(entry('sitemap')), NAMESPACE))
