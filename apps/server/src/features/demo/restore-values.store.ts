import { DEFAULT_AVATARS, LIKE_TYPE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Mark, Marks } from './marks.store.ts'

/** Deletes the demo likes, and counts the real likes of the rows that stay. */
export const restoreLikes = async (
  queries: Queries,
  marks: Marks,
  [articles, talks]: readonly [articles: readonly number[], talks: readonly number[]],
) => {
  for (const { content_hash } of marks.get('last_like') ?? []) {
    await queries.deleteFrom('likes').where('id', '<=', Number(content_hash)).execute()
  }
  if (articles.length > 0) {
    await queries
      .updateTable('articles')
      .set(({ selectFrom }) => ({
        thumbs_up_times: selectFrom('likes')
          .select(({ fn }) => fn.countAll<number>().as('likes'))
          .where('type', '=', LIKE_TYPE.article)
          .whereRef('for_id', '=', 'articles.id'),
      }))
      .where('id', 'in', articles)
      .execute()
  }
  if (talks.length > 0) {
    await queries
      .updateTable('talks')
      .set(({ selectFrom }) => ({
        like_times: selectFrom('likes')
          .select(({ fn }) => fn.countAll<number>().as('likes'))
          .where('type', '=', LIKE_TYPE.talk)
          .whereRef('for_id', '=', 'talks.id'),
      }))
      .where('id', 'in', talks)
      .execute()
  }
}

/** Subtracts the demo views and reading time from the articles that stay. */
export const restoreViews = async (queries: Queries, marks: Marks, articles: readonly number[]) => {
  for (const column of ['view_times', 'reading_duration'] as const) {
    for (const { row_key, content_hash } of marks.get(column) ?? []) {
      const id = Number(row_key)
      if (!articles.includes(id)) continue
      await queries
        .updateTable('articles')
        .set((row) => ({ [column]: row(column, '-', Number(content_hash)) }))
        .where('id', '=', id)
        .execute()
    }
  }
}

/** Deletes the row of a setting, which then has its default. The birthday is the first start again. */
const restoreSetting = async (
  queries: Queries,
  { row_key, content_hash }: Mark,
  birthday?: string,
) => {
  if (row_key === 'created_at' && birthday) {
    const { numUpdatedRows } = await queries
      .updateTable('settings')
      .set({ value: birthday })
      .where('name', '=', row_key)
      .where('value', '=', content_hash)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const { numDeletedRows } = await queries
    .deleteFrom('settings')
    .where('name', '=', row_key)
    .where('value', '=', content_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Restores the settings of the demo. Settings changed by the owner stay. */
export const restoreSettings = async (queries: Queries, marks: Marks) => {
  const [birthday] = marks.get('birthday') ?? []
  const settings = marks.get('settings') ?? []
  let removed = 0
  for (const mark of settings) {
    if (await restoreSetting(queries, mark, birthday?.content_hash)) removed += 1
  }
  for (const { row_key, content_hash } of marks.get('owner_avatar') ?? []) {
    await queries
      .updateTable('users')
      .set({ avatar: DEFAULT_AVATARS[0] })
      .where('id', '=', Number(row_key))
      .where('avatar', '=', content_hash)
      .execute()
  }
  return { removed, kept: settings.length - removed }
}
