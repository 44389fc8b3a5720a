import type { Queries } from '../open.ts'
import { fold, readable } from './folding.ts'
import { pieceIndexOf } from './piece-index.ts'
import { piecesOfText, wordStartsOf } from './pieces.ts'

export interface ArticleText {
  readonly id: number
  readonly article_title: string
  /** What a reader sees of the article, without markup. */
  readonly article_text: string
}

/** Stands between text and title; readable text has no line breaks. */
export const TITLE_BORDER = '\n'

const searchText = ({ id, article_title, article_text }: ArticleText) => {
  const shown = `${readable(article_text)}${TITLE_BORDER}${readable(article_title)}`
  const folded = fold(shown)
  // Each behind a blank, so that the blank and one or two letters find a word that begins with them.
  const word_starts = wordStartsOf(folded).map((start) => ` ${start}`)
  return { article_id: id, word_starts: word_starts.join(''), folded, readable: shown }
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
  const { written } = pieceIndexOf(queries)
  await queries.deleteFrom('search_texts').where('article_id', 'in', ids).execute()
  await queries.insertInto('search_texts').values(texts).execute()
  await queries
    .insertInto('search_pieces')
    .values(
      texts.map(({ article_id, folded }) => ({
        rowid: article_id,
        pieces: written(piecesOfText(folded)),
      })),
    )
    .execute()
}
