import { ARTICLE_TYPE, articlePath } from '@lanting/contract'
import type { FeedPlace, feedHtml } from './feed-html.rules.ts'

export interface FeedEntry {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly html: string
  readonly author: string | undefined
  /** The category and the tags. */
  readonly terms: readonly string[]
  readonly publishedAt: number
  readonly updatedAt: number
  /** The source of a repost or a translation. */
  readonly originUrl: string | undefined
}

export interface Feed {
  readonly title: string
  readonly description: string
  readonly language: string
  /** The page with the same content. */
  readonly pageUrl: string
  readonly feedUrl: string
  readonly updatedAt: number
  readonly entries: readonly FeedEntry[]
}

export interface PublishedArticle {
  readonly id: number
  readonly slug: string | null
  readonly article_title: string
  readonly article_description: string
  readonly article_html: string
  readonly type: number
  readonly origin_url: string | null
  readonly created_at: number
  readonly updated_at: number
  readonly category_name: string | null
  readonly author_name: string | null
  readonly tags: readonly string[]
}

export const FEED_ENTRIES = 20
/** Readers fetch a feed many times a day, so its size is limited. It has at least one entry. */
const FEED_MAX_CHARACTERS = 2_000_000

export const feedEntry = (
  article: PublishedArticle,
  { siteUrl, callouts }: Pick<FeedPlace, 'siteUrl' | 'callouts'>,
  toFeedHtml: typeof feedHtml,
): FeedEntry => {
  const pageUrl = siteUrl + articlePath(article)
  const isOriginal = article.type === ARTICLE_TYPE.original
  return {
    url: pageUrl,
    title: article.article_title,
    summary: article.article_description,
    html: toFeedHtml(article.article_html, { siteUrl, pageUrl, callouts }),
    author: article.author_name ?? undefined,
    terms: [...(article.category_name ? [article.category_name] : []), ...article.tags],
    publishedAt: article.created_at,
    updatedAt: article.updated_at,
    originUrl: isOriginal ? undefined : (article.origin_url ?? undefined),
  }
}

/** Returns the first entries up to the size limit. */
export const limitEntries = (
  entries: readonly FeedEntry[],
  maxCharacters = FEED_MAX_CHARACTERS,
): FeedEntry[] => {
  let characters = 0
  return entries.filter(({ html }, index) => {
    characters += html.length
    return index === 0 || characters <= maxCharacters
  })
}

/** Returns 1 January 1970 for an empty site, so that the response never changes. */
export const lastChange = (moments: readonly number[]): number => Math.max(0, ...moments)
