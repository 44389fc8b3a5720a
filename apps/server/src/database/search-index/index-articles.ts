import { type Engine, engineOf, type Queries } from '../open.ts'
import { ngramIndexFor } from './ngram-index.ts'
import { ngramsOfText, titleNgrams, wordPrefixesOf } from './ngrams.ts'
import { displayText, normalizeText } from './normalize.ts'

export interface ArticleText {
  readonly id: number
  readonly article_title: string
  /** The visible text of the article, without markup. */
  readonly article_text: string
}

/** Stands between text and title. Display text contains no line breaks. */
export const TITLE_SEPARATOR = '\n'

/** The blank before each prefix marks the start of a word, for queries of one or two letters. */
const markedPrefixes = (normalized: string) =>
  wordPrefixesOf(normalized)
    .map((prefix) => ` ${prefix}`)
    .join('')

const searchText = ({ id, article_title, article_text }: ArticleText) => {
  const title = displayText(article_title)
  const display_text = `${displayText(article_text)}${TITLE_SEPARATOR}${title}`
  const normalized_text = normalizeText(display_text)
  const normalized_title = normalizeText(title)
  return {
    article_id: id,
    word_prefixes: markedPrefixes(normalized_text),
    title_prefixes: markedPrefixes(normalized_title),
    normalized_text,
    normalized_title,
    display_text,
  }
}

export interface SearchEntry {
  readonly text: ReturnType<typeof searchText>
  readonly ngrams: string
}

type NormalizedText = Pick<SearchEntry['text'], 'normalized_text' | 'normalized_title'>

const encodedNgrams = (engine: Engine, text: NormalizedText) =>
  ngramIndexFor(engine).encode([
    ...ngramsOfText(text.normalized_text),
    ...titleNgrams(ngramsOfText(text.normalized_title)),
  ])

/** The rows of an article in the index. They take most of the time, and need no database. */
export const searchEntry = (engine: Engine, article: ArticleText): SearchEntry => {
  const text = searchText(article)
  return { text, ngrams: encodedNgrams(engine, text) }
}

/** Returns the rows of the index for stored texts. */
export const searchNgrams = (queries: Queries, texts: readonly SearchEntry['text'][]) =>
  texts.map((text) => ({ rowid: text.article_id, ngrams: encodedNgrams(engineOf(queries), text) }))

/** Replaces the earlier entries of these articles, in the transaction that writes them. */
export const writeSearchEntries = async (
  queries: Queries,
  entries: readonly SearchEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  const ids = entries.map(({ text }) => text.article_id)
  await queries.deleteFrom('search_texts').where('article_id', 'in', ids).execute()
  await queries
    .insertInto('search_texts')
    .values(entries.map(({ text }) => text))
    .execute()
  await queries
    .insertInto('search_ngrams')
    .values(entries.map(({ text, ngrams }) => ({ rowid: text.article_id, ngrams })))
    .execute()
}

/**
 * Indexes articles in the transaction that writes them, and replaces their earlier entries. Triggers
 * delete the entry of an article that is deleted, or whose title or content changes.
 */
export const indexArticles = (queries: Queries, articles: readonly ArticleText[]): Promise<void> =>
  writeSearchEntries(
    queries,
    articles.map((article) => searchEntry(engineOf(queries), article)),
  )
