import Type, { type Static } from 'typebox'
import { Painting, Slug } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import {
  Current,
  Id,
  IdParams,
  orNull,
  PageByBody,
  PageByPath,
  PageParams,
  Size,
} from './fields.ts'
import { Series } from './series.ts'

/** The fields of an article in short lists. */
const Brief = Type.Object({
  id: Id,
  slug: Slug,
  article_title: Type.String(),
  article_cover: Type.String(),
  article_painting: Painting,
})

export const ArticleEntry = Type.Object({
  ...Brief.properties,
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type ArticleEntry = Static<typeof ArticleEntry>

export const TimelineYear = Type.Object({
  year: Type.String(),
  articleList: Type.Array(ArticleEntry),
})
export type TimelineYear = Static<typeof TimelineYear>

export const getTimelineArticleList = endpoint({
  summary: 'List public articles, newest first, grouped by year within a page',
  method: 'GET',
  path: '/api/article/blogTimelineGetArticleList/:current/:size',
  access: 'visitor',
  limit: perMinute(600),
  params: PageParams,
  /** `words`: of all public articles. */
  result: Type.Object({ ...PageByPath(TimelineYear).properties, words: Type.Integer() }),
})

/** How many public articles a month has, and the page of the timeline where it begins. */
const TimelineMonth = Type.Object({
  /** `YYYY-MM`, in the time zone of the site. */
  month: Type.String(),
  count: Type.Integer(),
  page: Type.Integer(),
})
export type TimelineMonth = Static<typeof TimelineMonth>

export const getTimelineMonths = endpoint({
  summary: 'List the months that have public articles, newest first',
  method: 'GET',
  path: '/api/article/timelineMonths',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(TimelineMonth),
})

const ListOf = (error: string) =>
  Type.Object({
    current: Current,
    size: Size,
    id: Type.Unsafe<Static<typeof Id>>({ ...Id, 'x-error': error }),
  })

export const getArticleListByTagId = endpoint({
  summary: 'List public articles with a tag, newest first',
  method: 'POST',
  reads: true,
  path: '/api/article/getArticleListByTagId',
  access: 'visitor',
  limit: perMinute(600),
  body: ListOf('tagIdMissing'),
  result: PageByBody(ArticleEntry),
})

export const getArticleListByCategoryId = endpoint({
  summary: 'List public articles of a category, newest first',
  method: 'POST',
  reads: true,
  path: '/api/article/getArticleListByCategoryId',
  access: 'visitor',
  limit: perMinute(600),
  body: ListOf('categoryIdMissing'),
  result: PageByBody(ArticleEntry),
})

/** The first article is its own previous one, and the last its own next one. */
export const Neighbours = Type.Object({
  previous: Brief,
  next: Brief,
  recommend: Type.Array(ArticleEntry),
  /** The public articles of the series that the article is in; null without one. */
  series: orNull(Series),
})
export type Neighbours = Static<typeof Neighbours>

export const getRecommendArticleById = endpoint({
  summary: 'List the previous and next public article, articles that share a tag, and the series',
  method: 'GET',
  path: '/api/article/getRecommendArticleById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: Neighbours,
})

export const HotArticle = Type.Object({
  id: Id,
  slug: Slug,
  article_title: Type.String(),
  view_times: Type.Integer(),
})
export type HotArticle = Static<typeof HotArticle>

export const getHotArticle = endpoint({
  summary: 'List the public articles with the most views',
  method: 'GET',
  path: '/api/article/getHotArticle',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(HotArticle),
})

export const addReadingDuration = endpoint({
  summary: 'Add reading time in milliseconds to a public article, at most one hour per call',
  method: 'PUT',
  path: '/api/article/addReadingDuration/:id/:duration',
  access: 'visitor',
  limit: perMinute(60),
  params: Type.Object({
    id: Id,
    duration: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  result: Type.Boolean(),
})
