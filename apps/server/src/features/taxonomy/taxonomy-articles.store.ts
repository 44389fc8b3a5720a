import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** Moves or removes the articles of deleted categories and tags. */
export const taxonomyArticleStore = (queries: Queries) => ({
  inCategories: async (ids: readonly number[]): Promise<number[]> => {
    const rows = await queries
      .selectFrom('articles')
      .select('id')
      .where('category_id', 'in', ids)
      .execute()
    return rows.map(({ id }) => id)
  },

  withTags: async (ids: readonly number[]): Promise<number[]> => {
    const rows = await queries
      .selectFrom('article_tags')
      .select('article_id')
      .distinct()
      .where('tag_id', 'in', ids)
      .execute()
    return rows.map(({ article_id }) => article_id)
  },

  moveCategories: async (from: readonly number[], to: number) => {
    await queries
      .updateTable('articles')
      .set({ category_id: to })
      .where('category_id', 'in', from)
      .execute()
  },

  /** Deletes and inserts instead of an update, because the counter triggers handle only those. */
  replaceTags: async (from: readonly number[], to: number | undefined) => {
    if (to !== undefined) {
      await queries
        .insertInto('article_tags')
        .columns(['article_id', 'tag_id', 'status', 'created_at'])
        .expression((row) =>
          row
            .selectFrom('article_tags')
            .select(['article_id', sql.lit(to).as('tag_id'), 'status', 'created_at'])
            .distinct()
            .where('tag_id', 'in', from),
        )
        .onConflict((conflict) => conflict.columns(['article_id', 'tag_id']).doNothing())
        .execute()
    }
    await queries.deleteFrom('article_tags').where('tag_id', 'in', from).execute()
  },
})
