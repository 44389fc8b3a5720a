import { FEEDS } from '@lanting/contract'
import type { Feed, FeedEntry } from './feed.rules.ts'
import { branch, empty, leaf, xmlDocument } from './xml.rules.ts'

const isoDate = (ms: number) => new Date(ms).toISOString()

const author = (name: string) => branch('author', [leaf('name', name)])

const entryElement = (entry: FeedEntry) =>
  branch('entry', [
    leaf('id', entry.url),
    leaf('title', entry.title),
    empty('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    entry.originUrl ? empty('link', { rel: 'via', href: entry.originUrl }) : undefined,
    leaf('published', isoDate(entry.publishedAt)),
    leaf('updated', isoDate(entry.updatedAt)),
    entry.author ? author(entry.author) : undefined,
    ...entry.labels.map((label) => empty('category', { term: label })),
    leaf('summary', entry.summary),
    leaf('content', entry.html, { type: 'html' }),
  ])

export const atom = (feed: Feed): string =>
  xmlDocument(
    branch(
      'feed',
      [
        leaf('id', feed.pageUrl),
        leaf('title', feed.title),
        leaf('subtitle', feed.description),
        leaf('updated', isoDate(feed.updatedAt)),
        empty('link', { rel: 'self', type: FEEDS.atom.mediaType, href: feed.feedUrl }),
        empty('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
        // For entries whose author has left: Atom wants one for each.
        author(feed.title),
        ...feed.entries.map(entryElement),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    ),
  )
