import type { Queries } from '../open.ts'
import { ngramIndexOf } from './ngram-index.ts'
import { ngramsOfText, wordPrefixesOf } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'

interface ArticleText {
  readonly id: number
  readonly article_title: string
  /** The visible text of the article, without markup. */
  readonly article_text: string
}

/** Stands between text and title. Display text contains no line breaks. */
export const TITLE_SEPARATOR = '\n'

const searchText = ({ id, article_title, article_text }: ArticleText) => {
  const display_text = `${displayText(article_text)}${TITLE_SEPARATOR}${displayText(article_title)}`
  const normalized_text = normalizeText(display_text)
  // The blank before each prefix marks the start of a word, for queries of one or two letters.
  const prefixes = wordPrefixesOf(normalized_text).map((prefix) => ` ${prefix}`)
  return { article_id: id, word_prefixes: prefixes.join(''), normalized_text, display_text }
}

/**
 * Indexes articles in the transaction that writes them, and replaces their earlier entries. Triggers
 * delete the entry of an article that is deleted, or whose title or content changes.
 */
export const indexArticles = async (
  queries: Queries,
  articles: readonly ArticleText[],
): Promise<void> => {
  if (articles.length === 0) return
  const ids = articles.map(({ id }) => id)
  const texts = articles.map(searchText)
  const { encode } = ngramIndexOf(queries)
  await queries.deleteFrom('search_texts').where('article_id', 'in', ids).execute()
  await queries.insertInto('search_texts').values(texts).execute()
  await queries
    .insertInto('search_ngrams')
    .values(
      texts.map(({ article_id, normalized_text }) => ({
        rowid: article_id,
        ngrams: encode(ngramsOfText(normalized_text)),
      })),
    )
    .execute()
}
