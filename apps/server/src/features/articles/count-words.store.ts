import { readingTime } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { TITLE_SEPARATOR } from '../../database/search-index/index-articles.ts'

/** Articles per write. Each write invalidates cached answers. */
const AT_ONCE = 50

const wordsIn = (displayText: string) => readingTime(displayText.split(TITLE_SEPARATOR, 1)[0] ?? '')

/**
 * Counts the words of some articles that were stored without: by an earlier version, or in an
 * archive of it. Returns whether there were any.
 */
export const countSomeWords = async (queries: Queries): Promise<boolean> => {
  const uncounted = await queries
    .selectFrom('articles')
    .leftJoin('search_texts', 'search_texts.article_id', 'articles.id')
    .select(['articles.id', 'display_text'])
    .where('word_count', 'is', null)
    .orderBy('articles.id')
    .limit(AT_ONCE)
    .execute()
  for (const { id, display_text } of uncounted) {
    await queries
      .updateTable('articles')
      .set({ word_count: wordsIn(display_text ?? '').words })
      .where('id', '=', id)
      .where('word_count', 'is', null)
      .execute()
  }
  return uncounted.length > 0
}
