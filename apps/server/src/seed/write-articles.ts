import type { Queries } from '../database/open.ts'
import { indexArticles } from '../database/search-index/index-articles.ts'
import { indexInBulk } from '../database/search-index/index-in-bulk.ts'
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

/** Blocks were rendered once, so the searchable text is read from the HTML. */
const searchable = ({ id, article_title, article_html }: ArticleRow) => ({
  id,
  article_title,
  article_text: article_html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity),
})

/** Some megabytes per statement. */
const ARTICLES_PER_BATCH = 200

/** A batch is written completely or not at all. */
const writeBatch = (queries: Queries, batch: readonly SeededArticle[]) =>
  queries.transaction().execute(async (transaction) => {
    const rows = batch.map(({ row }) => row)
    await transaction.insertInto('articles').values(rows).execute()
    const tags = batch.flatMap((article) => article.tags)
    await transaction.insertInto('article_tags').values(tags).execute()
    await indexArticles(transaction, rows.map(searchable))
  })

/** The only place that writes seeded articles. */
export const writeArticles = (queries: Queries, articles: Iterable<SeededArticle>): Promise<void> =>
  indexInBulk(queries, () =>
    inBatches(articles, (batch) => writeBatch(queries, batch), ARTICLES_PER_BATCH),
  )
