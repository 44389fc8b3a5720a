import { ARTICLE_STATUS, type TermAddress } from '@lanting/contract'
import { withSummaries } from '../../database/article-summaries.ts'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'

/** Articles by their ids: reading a part never steps over the others. */
interface Part {
  readonly after: number
  readonly upTo: number
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
    changes: ({ after, upTo }: Part) =>
      published()
        .select(['id', 'slug', 'canonical_url', 'updated_at'])
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .orderBy('id')
        .execute(),

    /** The time of the last change in a part, or null if the part has no public article. */
    lastChange: async ({ after, upTo }: Part): Promise<number | null> => {
      const row = await published()
        .select(({ fn }) => fn.max<number | null>('updated_at').as('at'))
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .executeTakeFirst()
      return row?.at ?? null
    },

    lastId: async (): Promise<number> => {
      const row = await published().select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
      return row?.id ?? 0
    },

    total: () => readCounter(queries, 'articles'),

    /** The first categories and tags with public articles, and the time of the newest one. */
    lists: async (limit: number) => {
      const categories = await queries
        .selectFrom('categories')
        .select('id')
        .select(({ selectFrom }) =>
          selectFrom('articles')
            .select(({ fn }) => fn.max<number | null>('articles.created_at').as('at'))
            .where('status', '=', ARTICLE_STATUS.public)
            .whereRef('category_id', '=', 'categories.id')
            .as('newest_at'),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      const tags = await queries
        .selectFrom('tags')
        .select('id')
        .select(({ selectFrom }) =>
          selectFrom('article_tags')
            .select(({ fn }) => fn.max<number | null>('article_tags.created_at').as('at'))
            .whereRef('tag_id', '=', 'tags.id')
            .where('status', '=', ARTICLE_STATUS.public)
            .as('newest_at'),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      return [
        ...categories.map((row) => ({ type: 'category' as const, ...row })),
        ...tags.map((row) => ({ type: 'tag' as const, ...row })),
      ].flatMap(({ newest_at, ...row }) => (newest_at === null ? [] : [{ ...row, newest_at }]))
    },

    /** The fields of an og image. */
    face: (id: number) =>
      published()
        .select(['article_title', 'article_cover', 'category_id', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .executeTakeFirst(),
  }
}
