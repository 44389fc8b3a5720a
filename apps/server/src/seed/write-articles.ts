import type { Queries } from '../database/open.ts'
import { indexArticles } from '../database/search-index/index-articles.ts'
import type { ArticleRow, TagRow } from './article-rows.ts'
import { inBatches } from './batches.ts'

export interface SeededArticle {
  readonly row: ArticleRow
  readonly tags: readonly TagRow[]
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The pieces were rendered once, so their words are read from the HTML. */
const searchable = ({ id, article_title, article_html }: ArticleRow) => ({
  id,
  article_title,
  article_text: article_html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
})

/** Some megabytes a statement. */
const ARTICLES_PER_BATCH = 200

/** The one place where seeded articles are written: a batch is all there, or nothing of it. */
export const writeArticles = (queries: Queries, articles: Iterable<SeededArticle>): Promise<void> =>
  inBatches(
    articles,
    (batch) =>
      queries.transaction().execute(async (transaction) => {
        const rows = batch.map(({ row }) => row)
        await transaction.insertInto('articles').values(rows).execute()
        const tags = batch.flatMap((article) => article.tags)
        await transaction.insertInto('article_tags').values(tags).execute()
        await indexArticles(transaction, rows.map(searchable))
      }),
    ARTICLES_PER_BATCH,
  )
