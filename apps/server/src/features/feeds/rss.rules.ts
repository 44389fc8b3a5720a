import { FEEDS } from '@lanting/contract'
import type { Feed, FeedEntry } from './feed.rules.ts'
import { branch, empty, leaf, xmlDocument } from './xml.rules.ts'

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** As mail writes it, which RSS asks for. */
const mailDate = (ms: number) => new Date(ms).toUTCString()

const item = (entry: FeedEntry) =>
  branch('item', [
    leaf('title', entry.title),
    leaf('link', entry.url),
    leaf('guid', entry.url, { isPermaLink: 'true' }),
    leaf('pubDate', mailDate(entry.publishedAt)),
    entry.author ? leaf('dc:creator', entry.author) : undefined,
    ...entry.labels.map((label) => leaf('category', label)),
    leaf('description', entry.summary),
    leaf('content:encoded', entry.html),
  ])

export const rss = (feed: Feed): string =>
  xmlDocument(
    branch(
      'rss',
      [
        branch('channel', [
          leaf('title', feed.title),
          leaf('link', feed.pageUrl),
          leaf('description', feed.description),
          leaf('language', feed.language),
          leaf('lastBuildDate', mailDate(feed.updatedAt)),
          empty('atom:link', { rel: 'self', type: FEEDS.rss.mediaType, href: feed.feedUrl }),
          ...feed.entries.map(item),
        ]),
      ],
      NAMESPACES,
    ),
  )
