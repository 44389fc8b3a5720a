import { ARTICLE_STATUS } from '@lanting/contract'
import { ARTICLE_COLUMNS } from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import { validCount } from '../../database/valid-count.ts'
import { insertArticle, type NewArticle } from './write-article.store.ts'

/** Columns that the site fills in. */
const SYSTEM_COLUMNS = [
  'articles.id',
  'author_id',
  'category_id',
  'view_times',
  'thumbs_up_times',
  validCount('reading_duration').as('reading_duration'),
  'articles.created_at',
  'articles.updated_at',
] as const

export const CARD_COLUMNS = [
  ...SYSTEM_COLUMNS,
  'article_title',
  'article_description',
  'article_cover',
  'is_top',
  'order',
  'status',
  'type',
] as const

export const articleStore = (queries: Queries) => ({
  /** One page of public articles. Finds the ids in the index, then reads only these rows. */
  homePage: async (current: number, size: number) => {
    const ids = queries
      .selectFrom('articles')
      .select('id')
      .where('status', '=', ARTICLE_STATUS.public)
      .orderBy('top_rank')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((current - 1) * size)
      .as('page')
    return queries
      .selectFrom('articles')
      .innerJoin(ids, 'page.id', 'articles.id')
      .leftJoin('categories', 'categories.id', 'category_id')
      .select([...CARD_COLUMNS, 'category_name as categoryName'])
      .orderBy('top_rank')
      .orderBy('articles.created_at', 'desc')
      .orderBy('articles.id', 'desc')
      .execute()
  },

  publicTotal: () => readCounter(queries, 'articles'),

  tagsOf: (articleIds: readonly number[]) =>
    queries
      .selectFrom('article_tags')
      .innerJoin('tags', 'tags.id', 'tag_id')
      .select(['article_id', 'tag_id', 'tag_name'])
      .where('article_id', 'in', articleIds.length > 0 ? articleIds : [0])
      .orderBy('tag_id')
      .execute(),

  find: (id: number) =>
    queries
      .selectFrom('articles')
      .leftJoin('categories', 'categories.id', 'category_id')
      .leftJoin('users', 'users.id', 'author_id')
      .select([...SYSTEM_COLUMNS, ...ARTICLE_COLUMNS])
      .select(['article_html', 'published_at', 'trashed_at'])
      .select(['category_name as categoryName', 'users.nick_name as authorName'])
      .where('articles.id', '=', id)
      .executeTakeFirst(),

  add: (article: NewArticle, now: number) =>
    queries.isTransaction
      ? insertArticle(queries, article, now)
      : queries.transaction().execute((inside) => insertArticle(inside, article, now)),
})

export type ArticleStore = ReturnType<typeof articleStore>
