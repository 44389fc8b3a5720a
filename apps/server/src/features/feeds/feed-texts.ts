import { LRUCache } from 'lru-cache'
import { type FeedPlace, feedHtml } from './feed-html.rules.ts'

const MAX_ARTICLES = 200
const MAX_CHARACTERS = 8_000_000

interface Kept {
  readonly html: string
  readonly callouts: FeedPlace['callouts']
  readonly made: string
}

/**
 * Returns a function like `feedHtml` that keeps what it made. A feed is written anew with every
 * change of its tables, but the text of an article seldom changes, and parsing it takes a while.
 */
export const createFeedTexts = (): typeof feedHtml => {
  const kept = new LRUCache<string, Kept>({
    max: MAX_ARTICLES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ html, made }) => 1 + html.length + made.length,
  })
  return (html: string, base: FeedPlace) => {
    const known = kept.get(base.pageUrl)
    if (known?.html === html && known.callouts === base.callouts) return known.made
    const made = feedHtml(html, base)
    kept.set(base.pageUrl, { html, made, callouts: base.callouts })
    return made
  }
}
