import { FEEDS } from '@lanting/contract'
import { element, emptyElement, textElement, xmlDocument } from '../../http/xml.ts'
import type { Feed, FeedEntry } from './feed.rules.ts'

const isoDate = (ms: number) => new Date(ms).toISOString()

const author = (name: string) => element('author', [textElement('name', name)])

const entryElement = (entry: FeedEntry) =>
  element('entry', [
    textElement('id', entry.url),
    textElement('title', entry.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    entry.originUrl ? emptyElement('link', { rel: 'via', href: entry.originUrl }) : undefined,
    textElement('published', isoDate(entry.publishedAt)),
    textElement('updated', isoDate(entry.updatedAt)),
    entry.author ? author(entry.author) : undefined,
    ...entry.terms.map((term) => emptyElement('category', { term })),
    textElement('summary', entry.summary),
    textElement('content', entry.html, { type: 'html' }),
  ])

export const atom = (feed: Feed): string =>
  xmlDocument(
    element(
      'feed',
      [
        textElement('id', feed.pageUrl),
        textElement('title', feed.title),
        textElement('subtitle', feed.description),
        textElement('updated', isoDate(feed.updatedAt)),
        emptyElement('link', { rel: 'self', type: FEEDS.atom.mediaType, href: feed.feedUrl }),
        emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
        // Atom needs an author for each entry; this one serves entries of deleted users.
        author(feed.title),
        ...feed.entries.map(entryElement),
      ],
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
    ),
  )
