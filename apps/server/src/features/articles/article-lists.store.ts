import { ARTICLE_STATUS, SHOWN } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { findPageStart, isBehind, type PageStart } from '../../database/page-start.ts'
import { readCounter } from '../../database/read-counter.ts'
import { offsetOf, type Page } from '../../database/read-page.ts'

const BRIEF = [
  'articles.id',
  'articles.slug',
  'articles.article_title',
  'articles.article_cover',
  'articles.category_id',
  'articles.created_at',
] as const

interface TimeRange {
  readonly from: number
  readonly to: number
}

/** Lists of public articles. Each list is read from one index in its own order. */
export const articleListStore = (queries: Queries) => {
  const articles = () => queries.selectFrom('articles').where('status', '=', ARTICLE_STATUS.public)

  /** Steps over entries of an index, and reads only the articles of the page. */
  const readPage = (index: ReturnType<typeof articles>, start: PageStart, page: Page) => {
    const ids = index
      .select('id')
      .where(isBehind(start, 'created_at', 'id'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.size)
      .offset(start.skip)
      .as('page')
    return queries
      .selectFrom('articles')
      .innerJoin(ids, 'page.id', 'articles.id')
      .select(BRIEF)
      .orderBy('articles.created_at', 'desc')
      .orderBy('articles.id', 'desc')
      .execute()
  }

  return {
    publicTotal: () => readCounter(queries, 'articles', ''),
    categoryTotal: (id: number) => readCounter(queries, 'category', String(id)),
    tagTotal: (id: number) => readCounter(queries, 'tag', String(id)),

    timelinePage: async (page: Page) => {
      const start = await findPageStart(queries, { scope: 'articles' }, offsetOf(page))
      return readPage(articles(), start, page)
    },

    /** The words of all public articles. */
    publicWords: async (): Promise<number> => {
      const sum = await articles()
        .select(({ fn }) => fn.sum('word_count').as('words'))
        .executeTakeFirst()
      return Number(sum?.words ?? 0)
    },

    /** The times of the oldest and the newest article. */
    publicSpan: () =>
      articles()
        .select(({ fn }) => [fn.min('created_at').as('oldest'), fn.max('created_at').as('newest')])
        .executeTakeFirst(),

    /** Counts the articles of many ranges in one query. */
    countInRanges: async (ranges: readonly TimeRange[]) => {
      if (ranges.length === 0) return []
      const counts = await queries
        .selectNoFrom(
          ranges.map(({ from, to }, place) =>
            articles()
              .select(({ fn }) => fn.countAll().as('count'))
              .where('created_at', '>=', from)
              .where('created_at', '<', to)
              .as(`range_${place}`),
          ),
        )
        .executeTakeFirstOrThrow()
      return ranges.map((_, place) => Number(counts[`range_${place}`]))
    },

    categoryPage: async (categoryId: number, page: Page) => {
      const list = { scope: 'category', subject: String(categoryId) }
      const start = await findPageStart(queries, list, offsetOf(page))
      return readPage(articles().where('category_id', '=', categoryId), start, page)
    },

    tagPage: async (tagId: number, page: Page) => {
      const list = { scope: 'tag', subject: String(tagId) }
      const start = await findPageStart(queries, list, offsetOf(page))
      const ids = queries
        .selectFrom('article_tags')
        .select('article_id')
        .where('tag_id', '=', tagId)
        .where('status', '=', ARTICLE_STATUS.public)
        .where(isBehind(start, 'created_at', 'article_id'))
        .orderBy('created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(page.size)
        .offset(start.skip)
        .as('page')
      return queries
        .selectFrom('articles')
        .innerJoin(ids, 'page.article_id', 'articles.id')
        .select(BRIEF)
        .orderBy('articles.created_at', 'desc')
        .orderBy('articles.id', 'desc')
        .execute()
    },

    before: (id: number) =>
      articles()
        .select(BRIEF)
        .where('id', '<', id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    after: (id: number) =>
      articles().select(BRIEF).where('id', '>', id).orderBy('id').limit(1).executeTakeFirst(),

    /** Reads the newest articles of each tag, then returns the newest of all of them. */
    related: async (id: number) => {
      const tags = await queries
        .selectFrom('article_tags')
        .select('tag_id')
        .where('article_id', '=', id)
        .execute()
      const [first, ...others] = tags.map(({ tag_id }) =>
        queries
          .selectFrom((inner) =>
            inner
              .selectFrom('article_tags')
              .select(['article_id', 'created_at'])
              .where('tag_id', '=', tag_id)
              .where('status', '=', ARTICLE_STATUS.public)
              .where('article_id', '<>', id)
              .orderBy('created_at', 'desc')
              .orderBy('article_id', 'desc')
              .limit(SHOWN.recommendedArticles)
              .as('newest'),
          )
          .select('article_id'),
      )
      if (!first) return []
      const ids = others.reduce((all, next) => all.union(next), first)
      return queries
        .selectFrom('articles')
        .select(BRIEF)
        .where('id', 'in', ids)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN.recommendedArticles)
        .execute()
    },

    hottest: () =>
      articles()
        .select(['id', 'slug', 'article_title', 'view_times'])
        .orderBy('view_times', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN.hotArticles)
        .execute(),
  }
}

export type ArticleListStore = ReturnType<typeof articleListStore>
