import type { Feed, FeedEntry } from './feed.rules.ts'

const isoDate = (ms: number) => new Date(ms).toISOString()

const item = (entry: FeedEntry) => ({
  id: entry.url,
  url: entry.url,
  external_url: entry.originUrl,
  title: entry.title,
  content_html: entry.html,
  summary: entry.summary || undefined,
  date_published: isoDate(entry.publishedAt),
  date_modified: isoDate(entry.updatedAt),
  authors: entry.author ? [{ name: entry.author }] : undefined,
  tags: entry.terms,
})

export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description || undefined,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: feed.language,
    items: feed.entries.map(item),
  })
