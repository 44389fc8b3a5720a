import { ARTICLE_STATUS, SHOWN } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'

const BRIEF = ['id', 'article_title', 'article_cover'] as const

interface Page {
  readonly current: number
  readonly size: number
}

const offsetOf = ({ current, size }: Page) => (current - 1) * size

/** Lists of public articles. Each list is read from one index in its own order. */
export const articleListStore = (queries: Queries) => {
  const articles = () => queries.selectFrom('articles').where('status', '=', ARTICLE_STATUS.public)

  return {
    publicTotal: () => readCounter(queries, 'articles', ''),
    categoryTotal: (id: number) => readCounter(queries, 'category', String(id)),
    tagTotal: (id: number) => readCounter(queries, 'tag', String(id)),

    timelinePage: (page: Page) =>
      articles()
        .select([...BRIEF, 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),

    categoryPage: (categoryId: number, page: Page) =>
      articles()
        .select([...BRIEF, 'created_at'])
        .where('category_id', '=', categoryId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.size)
        .offset(offsetOf(page))
        .execute(),

    /** Finds the page in the index of the tag, and reads only its articles. */
    tagPage: (tagId: number, page: Page) => {
      const ids = queries
        .selectFrom('article_tags')
        .select('article_id')
        .where('tag_id', '=', tagId)
        .where('status', '=', ARTICLE_STATUS.public)
        .orderBy('created_at', 'desc')
        .orderBy('article_id', 'desc')
        .limit(page.size)
        .offset(offsetOf(page))
        .as('page')
      return queries
        .selectFrom('articles')
        .innerJoin(ids, 'page.article_id', 'articles.id')
        .select(['articles.id', 'article_title', 'article_cover', 'articles.created_at'])
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
        .select([...BRIEF, 'created_at'])
        .where('id', 'in', ids)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN.recommendedArticles)
        .execute()
    },

    hottest: () =>
      articles()
        .select(['id', 'article_title', 'view_times'])
        .orderBy('view_times', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN.hotArticles)
        .execute(),
  }
}

export type ArticleListStore = ReturnType<typeof articleListStore>
