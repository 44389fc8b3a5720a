import { readingTime } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { indexArticles } from '../../database/search-index/index-articles.ts'
import type { RenderedText, RenderingStore } from './render-again.ts'

const replaceArticle = async (queries: Queries, { id, markdown, html, text }: RenderedText) => {
  const article = await queries
    .updateTable('articles')
    .set({ article_html: html, word_count: readingTime(text).words })
    .where('id', '=', id)
    .where('article_content', '=', markdown)
    .returning('article_title')
    .executeTakeFirst()
  if (article) await indexArticles(queries, [{ id, ...article, article_text: text }])
}

export const articleRenderingStore = (queries: Queries): RenderingStore => ({
  after: (id, count) =>
    queries
      .selectFrom('articles')
      .select(['id', 'article_content as markdown', 'article_html as html'])
      .where('id', '>', id)
      .orderBy('id')
      .limit(count)
      .execute(),

  replace: (texts) =>
    queries.transaction().execute(async (inside) => {
      for (const text of texts) await replaceArticle(inside, text)
    }),
})
