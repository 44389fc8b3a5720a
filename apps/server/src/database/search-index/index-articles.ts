import type { Queries } from '../open.ts'
import { ngramIndexOf } from './ngram-index.ts'
import { ngramsOfText, wordStartsOf } from './ngrams.ts'
import { fold, readable } from './normalize.ts'

export interface ArticleText {
  readonly id: number
  readonly article_title: string
  /** What a reader sees of the article, without markup. */
  readonly article_text: string
}

/** Stands between text and title; readable text has no line breaks. */
export const TITLE_BORDER = '\n'

const searchText = ({ id, article_title, article_text }: ArticleText) => {
  const display_text = `${readable(article_text)}${TITLE_BORDER}${readable(article_title)}`
  const normalized_text = fold(display_text)
  // The blank before each prefix marks the start of a word, for queries of one or two letters.
  const prefixes = wordStartsOf(normalized_text).map((prefix) => ` ${prefix}`)
  return { article_id: id, word_prefixes: prefixes.join(''), normalized_text, display_text }
}

/**
 * Makes articles findable, in the transaction that writes them. What was known of them before is
 * forgotten: by this, by the table when title or content change, and when an article goes.
 */
export const indexArticles = async (
  queries: Queries,
  articles: readonly ArticleText[],
): Promise<void> => {
  if (articles.length === 0) return
  const ids = articles.map(({ id }) => id)
  const texts = articles.map(searchText)
  const { written } = ngramIndexOf(queries)
  await queries.deleteFrom('search_texts').where('article_id', 'in', ids).execute()
  await queries.insertInto('search_texts').values(texts).execute()
  await queries
    .insertInto('search_ngrams')
    .values(
      texts.map(({ article_id, normalized_text }) => ({
        rowid: article_id,
        ngrams: written(ngramsOfText(normalized_text)),
      })),
    )
    .execute()
}
