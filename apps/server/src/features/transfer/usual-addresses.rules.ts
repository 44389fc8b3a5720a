import { feedPath, type TermAddress } from '@lanting/contract'

/** The addresses at which other programs have their feeds. Readers keep their subscription. */
const FEED_PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    // WordPress, Typecho
    '/feed': feedPath('rss'),
    '/feed/rss': feedPath('rss'),
    '/feed/rss2': feedPath('rss'),
    '/feed/atom': feedPath('atom'),
    // Ghost, Jekyll, Hugo
    '/rss': feedPath('rss'),
    '/feed.xml': feedPath('atom'),
    '/index.xml': feedPath('rss'),
    '/atom': feedPath('atom'),
  }),
)

const TERM_WORDS: ReadonlyMap<string, TermAddress['type']> = new Map(
  Object.entries({
    category: 'category',
    categories: 'category',
    tag: 'tag',
    tags: 'tag',
  }),
)

interface UsualTerm {
  readonly type: TermAddress['type']
  /** The name of the category or tag in the address, in lower case and with hyphens. */
  readonly slug: string
  readonly isFeed: boolean
}

export const usualFeed = (path: string): string | undefined => FEED_PATHS.get(path.toLowerCase())

/** Reads addresses such as `/category/drinks/green-tea` and `/tags/tea`; a feed may follow. */
export const usualTerm = (path: string): UsualTerm | undefined => {
  const [word = '', ...names] = path.toLowerCase().split('/').slice(1)
  const type = TERM_WORDS.get(word)
  const isFeed = names.length > 1 && names.at(-1) === 'feed'
  const slug = (isFeed ? names.at(-2) : names.at(-1))?.replaceAll(' ', '-')
  return type && slug ? { type, slug, isFeed } : undefined
}
