import { type ArticleDraft, TAGS_MAX } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { chosenCategory, chosenTags } from './chosen-taxonomy.store.ts'

/** Changes the taxonomy of many articles at once. */
export const bulkEditStore = (queries: Queries) => ({
  /** The chosen articles that are not in the trash. */
  editable: (ids: readonly number[]) =>
    queries
      .selectFrom('articles')
      .select(['id', 'slug', 'article_title', 'status', 'published_at', 'dated_at', 'created_at'])
      .where('id', 'in', ids)
      .where('trashed_at', 'is', null)
      .orderBy('id')
      .execute(),

  setCategory: async (ids: readonly number[], category: ArticleDraft['category'], now: number) => {
    const category_id = await chosenCategory(queries, category, now)
    await queries.updateTable('articles').set({ category_id }).where('id', 'in', ids).execute()
  },

  /** Returns false if an article would have too many tags. */
  addTags: async (
    articles: readonly { readonly id: number; status: number; created_at: number }[],
    tags: ArticleDraft['tagList'],
    now: number,
  ): Promise<boolean> => {
    const tagIds = await chosenTags(queries, tags, now)
    const rows = articles.flatMap(({ id: article_id, status, created_at }) =>
      tagIds.map((tag_id) => ({ article_id, tag_id, status, created_at })),
    )
    if (rows.length === 0) return true
    await queries
      .insertInto('article_tags')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['article_id', 'tag_id']).doNothing())
      .execute()
    const tooMany = await queries
      .selectFrom('article_tags')
      .select('article_id')
      .where(
        'article_id',
        'in',
        articles.map(({ id }) => id),
      )
      .groupBy('article_id')
      .having(({ fn }) => fn.countAll<number>(), '>', TAGS_MAX)
      .limit(1)
      .executeTakeFirst()
    return tooMany === undefined
  },

  removeTags: async (ids: readonly number[], tagIds: readonly number[]) => {
    await queries
      .deleteFrom('article_tags')
      .where('article_id', 'in', ids)
      .where('tag_id', 'in', tagIds)
      .execute()
  },
})
