import { ARTICLE_COLUMNS } from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'
import { AT_ONCE, inBatches } from './leaving/leaving.store.ts'

/** Reads the exported articles in batches. */
export const exportStore = (queries: Queries) => {
  const batch = (after: number) =>
    queries
      .selectFrom('articles')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select(['articles.id', 'category_name', 'articles.created_at', 'articles.updated_at'])
      .select(ARTICLE_COLUMNS)
      .where('articles.id', '>', after)
      .where('trashed_at', 'is', null)
      .orderBy('articles.id')
      .limit(AT_ONCE)
      .execute()

  const tagsOf = (ids: readonly number[]) =>
    queries
      .selectFrom('article_tags')
      .innerJoin('tags', 'tags.id', 'tag_id')
      .select(['article_id', 'tag_name'])
      .where('article_id', 'in', ids)
      .orderBy('tag_id')
      .execute()

  const pathsOf = (ids: readonly number[]) =>
    queries
      .selectFrom('redirects')
      .select(['article_id', 'path'])
      .where('article_id', 'in', ids)
      .orderBy('path')
      .execute()

  const withNames = async (after: number) => {
    const rows = await batch(after)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const tags = Map.groupBy(await tagsOf(ids), ({ article_id }) => article_id)
    const paths = Map.groupBy(await pathsOf(ids), ({ article_id }) => article_id)
    return rows.map((row) => ({
      ...row,
      tags: (tags.get(row.id) ?? []).map(({ tag_name }) => tag_name),
      paths: (paths.get(row.id) ?? []).map(({ path }) => path),
    }))
  }

  return {
    articles: () => inBatches(withNames),

    /** Likes and views, which are no part of the text. */
    articleCounters: () =>
      inBatches((after) =>
        queries
          .selectFrom('articles')
          .select(['id', 'thumbs_up_times as likes', 'view_times as views'])
          .where('id', '>', after)
          .where('trashed_at', 'is', null)
          .orderBy('id')
          .limit(AT_ONCE)
          .execute(),
      ),

    pages: async () => {
      const rows = await queries
        .selectFrom('pages')
        .select(['id', 'title', 'page_content', 'place', 'position', 'comment_rule'])
        .select(['created_at', 'updated_at'])
        .orderBy('position')
        .execute()
      const redirects = await queries
        .selectFrom('redirects')
        .select(['page_id', 'path'])
        .where('page_id', 'is not', null)
        .orderBy('path')
        .execute()
      const paths = Map.groupBy(redirects, ({ page_id }) => page_id)
      return rows.map((row) => ({
        ...row,
        paths: (paths.get(row.id) ?? []).map(({ path }) => path),
      }))
    },
  }
}

export type ExportStore = ReturnType<typeof exportStore>
type Articles = ReturnType<ExportStore['articles']>
export type ExportedArticle = Articles extends AsyncGenerator<infer Row> ? Row : never
