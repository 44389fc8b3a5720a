import { descriptionOf, LENGTH } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from './open.ts'
import { TITLE_SEPARATOR } from './search-index/index-articles.ts'

/** One character of a summary may consist of several. */
const READ_CHARACTERS = 4 * LENGTH.articleDescription

interface Described {
  readonly id: number
  readonly article_description: string
}

/** Returns the beginning of an article's text, from its text for the search. */
export const summaryOf = (displayText: string): string => {
  const [text = ''] = displayText.slice(0, READ_CHARACTERS).split(TITLE_SEPARATOR, 1)
  return descriptionOf(text)
}

/** Gives articles without a description the beginning of their text. */
export const withSummaries = async <R extends Described>(
  queries: Queries,
  articles: readonly R[],
): Promise<readonly R[]> => {
  const ids = articles.filter((one) => one.article_description === '').map(({ id }) => id)
  if (ids.length === 0) return articles
  const rows = await queries
    .selectFrom('search_texts')
    .select('article_id')
    .select(sql<string>`substr(display_text, 1, ${READ_CHARACTERS})`.as('beginning'))
    .where('article_id', 'in', ids)
    .execute()
  const beginnings = new Map(rows.map(({ article_id, beginning }) => [article_id, beginning]))
  return articles.map((article) => ({
    ...article,
    article_description: article.article_description || summaryOf(beginnings.get(article.id) ?? ''),
  }))
}
