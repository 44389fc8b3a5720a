import { ARTICLE_STATUS } from '@lanting/contract'
import { ARTICLE_COLUMNS } from '../../database/article-columns.ts'
import { withSummaries } from '../../database/article-summaries.ts'
import type { Queries } from '../../database/open.ts'
import { findPageStart, isBehind } from '../../database/page-start.ts'
import { readCounter } from '../../database/read-counter.ts'
import { offsetOf } from '../../database/read-page.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { UNPINNED_RANK } from '../../database/schema/articles.ts'
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
  'slug',
  'article_title',
  'article_description',
  'article_cover',
  'is_top',
  'order',
  'status',
  'type',
] as const

/** Behind the pinned articles the list is sorted by time. */
const HOME_LIST = { scope: 'unpinned_articles', withPinned: 'articles' }

export const articleStore = (queries: Queries) => ({
  /** One page of public articles. Finds the ids in the index, then reads only these rows. */
  homePage: async (current: number, size: number) => {
    const start = await findPageStart(queries, HOME_LIST, offsetOf({ current, size }))
    const ids = queries
      .selectFrom('articles')
      .select('id')
      .where('status', '=', ARTICLE_STATUS.public)
      .$if(start.behind !== undefined, (rows) => rows.where('top_rank', '=', UNPINNED_RANK))
      .where(isBehind(start, 'created_at', 'id'))
      .orderBy('top_rank')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset(start.skip)
      .as('page')
    const rows = await queries
      .selectFrom('articles')
      .innerJoin(ids, 'page.id', 'articles.id')
      .leftJoin('categories', 'categories.id', 'category_id')
      .select([...CARD_COLUMNS, 'category_name as categoryName'])
      .orderBy('top_rank')
      .orderBy('articles.created_at', 'desc')
      .orderBy('articles.id', 'desc')
      .execute()
    return withSummaries(queries, rows)
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
      .select(({ fn, lit }) => fn.coalesce('word_count', lit(0)).as('word_count'))
      .select(['category_name as categoryName', 'users.nick_name as authorName'])
      .where('articles.id', '=', id)
      .executeTakeFirst(),

  idOfSlug: async (slug: string): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('articles')
      .select('id')
      .where('slug', '=', slug)
      .where('status', '=', ARTICLE_STATUS.public)
      .executeTakeFirst()
    return row?.id
  },

  /** An article for readers: with a summary, also where the author gave none, and full cards. */
  findForReaders: async (id: number, readerHtml: ReaderHtml) => {
    const row = await articleStore(queries).find(id)
    if (!row) return undefined
    const article_html = await readerHtml(row.article_html)
    return (await withSummaries(queries, [{ ...row, article_html }]))[0]
  },

  add: (article: NewArticle, now: number) =>
    queries.isTransaction
      ? insertArticle(queries, article, now)
      : queries.transaction().execute((inside) => insertArticle(inside, article, now)),
})

export type ArticleStore = ReturnType<typeof articleStore>
