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

/** The row of an article in `search_texts`, from its text with the title behind it. */
const searchText = (article_id: number, display_text: string) => {
  const normalized_text = normalizeText(display_text)
  const normalized_title = normalized_text.slice(
    normalized_text.lastIndexOf(TITLE_SEPARATOR) + TITLE_SEPARATOR.length,
  )
  return {
    article_id,
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

const insertEntries = async (queries: Queries, entries: readonly SearchEntry[]) => {
  await queries
    .insertInto('search_texts')
    .values(entries.map(({ text }) => text))
    .execute()
  await queries
    .insertInto('search_ngrams')
    .values(entries.map(({ text, ngrams }) => ({ rowid: text.article_id, ngrams })))
    .execute()
}

const entryOf = (engine: Engine, id: number, displayText: string): SearchEntry => {
  const text = searchText(id, displayText)
  return { text, ngrams: encodedNgrams(engine, text) }
}

/** The rows of an article in the index. They take most of the time, and need no database. */
export const searchEntry = (
  engine: Engine,
  { id, article_title, article_text }: ArticleText,
): SearchEntry =>
  entryOf(engine, id, `${displayText(article_text)}${TITLE_SEPARATOR}${displayText(article_title)}`)

/** Inserts stored texts, which an earlier version may have normalized, with their n-grams. */
export const insertStoredTexts = async (
  queries: Queries,
  texts: readonly Pick<SearchEntry['text'], 'article_id' | 'display_text'>[],
): Promise<void> => {
  const entries = texts.map((text) =>
    entryOf(engineOf(queries), text.article_id, text.display_text),
  )
  await insertEntries(queries, entries)
}

/** Normalizes and indexes stored texts again. A text that changes meanwhile is indexed already. */
export const foldArticles = async (queries: Queries, ids: readonly number[]): Promise<void> => {
  const stored = await queries
    .selectFrom('search_texts')
    .select(['article_id', 'display_text'])
    .where('article_id', 'in', ids)
    .execute()
  for (const { article_id, display_text } of stored) {
    const { text, ngrams } = entryOf(engineOf(queries), article_id, display_text)
    const { numUpdatedRows } = await queries
      .updateTable('search_texts')
      .set(text)
      .where('article_id', '=', article_id)
      .where('display_text', '=', display_text)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    await queries.deleteFrom('search_ngrams').where('rowid', '=', article_id).execute()
    await queries.insertInto('search_ngrams').values({ rowid: article_id, ngrams }).execute()
  }
}

/** Replaces the earlier entries of these articles, in the transaction that writes them. */
export const writeSearchEntries = async (
  queries: Queries,
  entries: readonly SearchEntry[],
): Promise<void> => {
  if (entries.length === 0) return
  const ids = entries.map(({ text }) => text.article_id)
  await queries.deleteFrom('search_texts').where('article_id', 'in', ids).execute()
  await insertEntries(queries, entries)
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
