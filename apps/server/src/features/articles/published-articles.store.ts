import { ARTICLE_STATUS, type TermAddress } from '@lanting/contract'
import { withSummaries } from '../../database/article-summaries.ts'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'

interface Part {
  readonly offset: number
  readonly limit: number
}

/** Public articles for feeds, sitemaps and og images. */
export const publishedArticleStore = (queries: Queries, readerHtml: ReaderHtml) => {
  const published = () => queries.selectFrom('articles').where('status', '=', ARTICLE_STATUS.public)

  const newestIds = (limit: number, label?: TermAddress) => {
    if (label?.type === 'tag') {
      return queries
        .selectFrom('article_tags')
        .select('article_id as id')
        .where('tag_id', '=', label.id)
        .where('status', '=', ARTICLE_STATUS.public)
        .orderBy('created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(limit)
    }
    const ids = published().select('id')
    return (label ? ids.where('category_id', '=', label.id) : ids)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
  }

  return {
    /** The newest articles with their text. The ids come from the index of the list. */
    newest: async (limit: number, label?: TermAddress) => {
      const found = await queries
        .selectFrom('articles')
        .innerJoin(newestIds(limit, label).as('newest'), 'newest.id', 'articles.id')
        .leftJoin('categories', 'categories.id', 'category_id')
        .leftJoin('users', 'users.id', 'author_id')
        .select(['articles.id', 'slug', 'article_title', 'article_description', 'article_html'])
        .select(['type', 'origin_url', 'articles.created_at', 'articles.updated_at'])
        .select(['category_name', 'users.nick_name as author_name'])
        .orderBy('articles.created_at', 'desc')
        .orderBy('articles.id', 'desc')
        .execute()
      const rows = await withSummaries(queries, found)
      const tags = await queries
        .selectFrom('article_tags')
        .innerJoin('tags', 'tags.id', 'tag_id')
        .select(['article_id', 'tag_name'])
        .where('article_id', 'in', rows.length > 0 ? rows.map(({ id }) => id) : [0])
        .orderBy('tag_id')
        .execute()
      const tagsOf = Map.groupBy(tags, ({ article_id }) => article_id)
      const full = rows.map(async (row) => ({
        ...row,
        article_html: await readerHtml(row.article_html),
        tags: (tagsOf.get(row.id) ?? []).map(({ tag_name }) => tag_name),
      }))
      return Promise.all(full)
    },

    /** One part of the articles, with the time of their last change. */
    changes: ({ offset, limit }: Part) =>
      published()
        .select(['id', 'slug', 'canonical_url', 'updated_at'])
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),

    lastChange: async ({ offset, limit }: Part) => {
      const part = published().select('updated_at').orderBy('id').limit(limit).offset(offset)
      const row = await queries
        .selectFrom(part.as('part'))
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .executeTakeFirst()
      return row?.at ?? 0
    },

    total: () => readCounter(queries, 'articles'),

    /** Categories and tags with public articles, and the time of the newest one. */
    lists: async () => {
      const categories = await published()
        .select(({ fn }) => ['category_id as id', fn.max('created_at').as('newest_at')])
        .groupBy('category_id')
        .orderBy('category_id')
        .execute()
      const tags = await queries
        .selectFrom('article_tags')
        .select(({ fn }) => ['tag_id as id', fn.max('created_at').as('newest_at')])
        .where('status', '=', ARTICLE_STATUS.public)
        .groupBy('tag_id')
        .orderBy('tag_id')
        .execute()
      return [
        ...categories.map((row) => ({ type: 'category' as const, ...row })),
        ...tags.map((row) => ({ type: 'tag' as const, ...row })),
      ]
    },

    /** The fields of an og image. */
    face: (id: number) =>
      published()
        .select(['article_title', 'article_cover', 'category_id', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirst(),
  }
}
