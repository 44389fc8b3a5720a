import type { Queries } from '../../database/open.ts'
import { indexArticles } from '../../database/search-index/index-articles.ts'

interface Source {
  readonly id: number
  readonly article_title: string
  readonly article_content: string
}

interface Rendered extends Source {
  readonly article_html: string
  readonly article_text: string
}

/** Not while somebody has rewritten it meanwhile: that text has been rendered anew. */
const replaceOne = async (queries: Queries, article: Rendered) => {
  const { id, article_title, article_content, article_html, article_text } = article
  const { numUpdatedRows } = await queries
    .updateTable('articles')
    .set({ article_html })
    .where('id', '=', id)
    .where('article_title', '=', article_title)
    .where('article_content', '=', article_content)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await indexArticles(queries, [{ id, article_title, article_text }])
}

export const renderingStore = (queries: Queries) => ({
  /** The next articles behind an id, as they are stored. */
  after: (id: number, count: number) =>
    queries
      .selectFrom('articles')
      .select(['id', 'article_title', 'article_content', 'article_html'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(count)
      .execute(),

  replace: (articles: readonly Rendered[]) =>
    queries.transaction().execute(async (inside) => {
      for (const article of articles) await replaceOne(inside, article)
    }),
})

export type RenderingStore = ReturnType<typeof renderingStore>
