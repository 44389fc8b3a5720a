import { FEEDS } from '@lanting/contract'
import { element, emptyElement, textElement, xmlDocument } from '../../http/xml.ts'
import type { Feed, FeedEntry } from './feed.rules.ts'

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** RSS uses the date format of mail. */
const mailDate = (ms: number) => new Date(ms).toUTCString()

const item = (entry: FeedEntry) =>
  element('item', [
    textElement('title', entry.title),
    textElement('link', entry.url),
    textElement('guid', entry.url, { isPermaLink: 'true' }),
    textElement('pubDate', mailDate(entry.publishedAt)),
    entry.author ? textElement('dc:creator', entry.author) : undefined,
    ...entry.terms.map((term) => textElement('category', term)),
    textElement('description', entry.summary),
    textElement('content:encoded', entry.html),
  ])

export const rss = (feed: Feed): string =>
  xmlDocument(
    element(
      'rss',
      [
        element('channel', [
          textElement('title', feed.title),
          textElement('link', feed.pageUrl),
          textElement('description', feed.description),
          textElement('language', feed.language),
          textElement('lastBuildDate', mailDate(feed.updatedAt)),
          emptyElement('atom:link', { rel: 'self', type: FEEDS.rss.mediaType, href: feed.feedUrl }),
          ...feed.entries.map(item),
        ]),
      ],
      NAMESPACES,
    ),
  )
