import { ARTICLE_STATUS, type ArticleDraft, readingTime } from '@lanting/contract'
import { columnsOf } from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'
import { indexArticles } from '../../database/search-index/index-articles.ts'
import { afterDating, firstPublic, settled } from './articles.rules.ts'
import { chosenCategory, chosenTags } from './chosen-taxonomy.store.ts'
import { slugStore } from './slugs.store.ts'

/** A draft with its rendered text. */
export interface RenderedArticle extends ArticleDraft {
  readonly article_html: string
  /** The text without markup, for search. */
  readonly article_text: string
}

export interface NewArticle extends RenderedArticle {
  readonly author_id: number
}

const rowOf = (article: RenderedArticle, now: number) => ({
  ...columnsOf(article),
  origin_url: article.origin_url || null,
  article_html: article.article_html,
  word_count: readingTime(article.article_text).words,
  ...settled(article, now),
})

interface Tagged {
  readonly id: number
  readonly status: number
  readonly created_at: number
}

const addTags = async (queries: Queries, article: Tagged, tagIds: readonly number[]) => {
  if (tagIds.length === 0) return
  const { id: article_id, status, created_at } = article
  await queries
    .insertInto('article_tags')
    .values(tagIds.map((tag_id) => ({ article_id, tag_id, status, created_at })))
    .execute()
}

const index = (queries: Queries, id: number, { article_title, article_text }: RenderedArticle) =>
  indexArticles(queries, [{ id, article_title, article_text }])

/** Titles are unique in the table: a duplicate fails with a unique violation. */
export const insertArticle = async (queries: Queries, article: NewArticle, now: number) => {
  const category_id = await chosenCategory(queries, article.category, now)
  const tagIds = await chosenTags(queries, article.tagList, now)
  const columns = rowOf(article, now)
  const created_at = columns.dated_at ?? now
  const { id } = await queries
    .insertInto('articles')
    .values({
      ...columns,
      category_id,
      author_id: article.author_id,
      published_at: columns.status === ARTICLE_STATUS.public ? now : null,
      created_at,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addTags(queries, { id, status: columns.status, created_at }, tagIds)
  await index(queries, id, article)
  return { id }
}

/** Replaces the text and the fields of an article. */
export const rewriteArticle = async (
  queries: Queries,
  id: number,
  article: RenderedArticle,
  now: number,
) => {
  const category_id = await chosenCategory(queries, article.category, now)
  const tagIds = await chosenTags(queries, article.tagList, now)
  const before = await queries
    .selectFrom('articles')
    .select(['status', 'published_at', 'dated_at', 'created_at', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const columns = rowOf(article, now)
  const { created_at } = await queries
    .updateTable('articles')
    .set({
      ...columns,
      ...firstPublic(before, columns.status, now),
      ...afterDating(before, columns.dated_at),
      category_id,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning('created_at')
    .executeTakeFirstOrThrow()
  const known = before.published_at === null ? null : before.slug
  if (columns.slug !== undefined) {
    await slugStore(queries).claim({ id, slug: columns.slug, before: known })
  }
  await queries.deleteFrom('article_tags').where('article_id', '=', id).execute()
  await addTags(queries, { id, status: columns.status, created_at }, tagIds)
  await index(queries, id, article)
}
