import { element, textElement, xmlDocument } from '../../http/xml.ts'

export interface SitemapEntry {
  readonly url: string
  /** The time of the last change, if known. */
  readonly changedAt?: number
}

/**
 * A larger sitemap is an index of smaller files. A file may hold 50,000 URLs, but is made in one go:
 * other visitors do not wait for so many.
 */
export const SITEMAP = { addressesInOne: 5_000, addressesInPart: 5_000 } as const

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

const entry =
  (name: string) =>
  ({ url, changedAt }: SitemapEntry) =>
    element(name, [
      textElement('loc', url),
      changedAt === undefined
        ? undefined
        : textElement('lastmod', new Date(changedAt).toISOString()),
    ])

export const sitemap = (entries: readonly SitemapEntry[]): string =>
  xmlDocument(element('urlset', entries.map(entry('url')), NAMESPACE))

export const sitemapIndex = (files: readonly SitemapEntry[]): string =>
  xmlDocument(element('sitemapindex', files.map(entry('sitemap')), NAMESPACE))
