import { ARTICLE_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

export const seriesStore = (queries: Queries) => {
  /** Articles of series in the order of reading. */
  const inOrder = () =>
    queries
      .selectFrom('series_articles')
      .innerJoin('articles', 'articles.id', 'article_id')
      .select(['articles.id', 'slug', 'article_title', 'series_id', 'articles.status'])
      .orderBy('series_articles.position')
      .orderBy('articles.id')

  return {
    /** The series of a public article, with its public articles. */
    ofArticle: async (articleId: number) => {
      const series = await queries
        .selectFrom('series_articles')
        .innerJoin('series', 'series.id', 'series_id')
        .innerJoin('articles', 'articles.id', 'article_id')
        .select(['series.id', 'series.title'])
        .where('article_id', '=', articleId)
        .where('articles.status', '=', ARTICLE_STATUS.public)
        .executeTakeFirst()
      if (!series) return undefined
      const articles = await inOrder()
        .where('series_id', '=', series.id)
        .where('articles.status', '=', ARTICLE_STATUS.public)
        .execute()
      return { ...series, articles }
    },

    all: async () => {
      const [series, articles] = await Promise.all([
        queries
          .selectFrom('series')
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute(),
        inOrder().execute(),
      ])
      const bySeries = Map.groupBy(articles, ({ series_id }) => series_id)
      return series.map((row) => ({ ...row, articles: bySeries.get(row.id) ?? [] }))
    },

    idOfTitle: async (title: string): Promise<number | undefined> => {
      const row = await queries
        .selectFrom('series')
        .select('id')
        .where('title', '=', title)
        .executeTakeFirst()
      return row?.id
    },

    /** A duplicate title fails with a unique violation. */
    add: async (title: string, now: number, updatedAt = now): Promise<number> => {
      const { id } = await queries
        .insertInto('series')
        .values({ title, created_at: now, updated_at: updatedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    rename: async (id: number, title: string, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable('series')
        .set({ title, updated_at: now })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Replaces the articles of a series. They leave other series; missing articles are ignored. */
    setArticles: async (id: number, articleIds: readonly number[]) => {
      await queries.deleteFrom('series_articles').where('series_id', '=', id).execute()
      if (articleIds.length === 0) return
      const found = await queries
        .selectFrom('articles')
        .select('id')
        .where('id', 'in', articleIds)
        .execute()
      const rows = found.map((article) => ({
        article_id: article.id,
        series_id: id,
        position: articleIds.indexOf(article.id) + 1,
      }))
      if (rows.length === 0) return
      await queries
        .insertInto('series_articles')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('article_id').doUpdateSet(({ ref }) => ({
            series_id: ref('excluded.series_id'),
            position: ref('excluded.position'),
          })),
        )
        .execute()
    },

    remove: async (id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom('series')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
