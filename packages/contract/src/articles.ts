import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { ARTICLE_STATUS, ARTICLE_TYPE, PINNED } from './enumerations.ts'
import { Id, IdParams, oneOf, orNull, PageByPath, PageParams, Text, Times } from './fields.ts'
import { LENGTH, TAGS_PER_ARTICLE } from './limits.ts'

export const Status = oneOf(ARTICLE_STATUS.public, ARTICLE_STATUS.private, ARTICLE_STATUS.draft)
export const Kind = oneOf(ARTICLE_TYPE.original, ARTICLE_TYPE.repost, ARTICLE_TYPE.translation)
export const Pinned = oneOf(PINNED.yes, PINNED.no)

/** A moment in epoch milliseconds. */
export const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })
export const Order = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const ArticleCard = Type.Object({
  id: Id,
  article_title: Type.String(),
  article_description: Type.String(),
  article_cover: Type.String(),
  author_id: Id,
  category_id: Id,
  is_top: Pinned,
  order: orNull(Type.Integer()),
  status: Status,
  type: Kind,
  view_times: Type.Integer(),
  thumbs_up_times: Type.Integer(),
  reading_duration: Type.Number(),
  categoryName: orNull(Type.String()),
  tagNameList: Type.Array(Type.String()),
  ...Times,
})
export type ArticleCard = Static<typeof ArticleCard>

export const ArticleDetail = Type.Object({
  ...ArticleCard.properties,
  article_content: Type.String(),
  /** The content as safe HTML, made when the article was saved. */
  article_html: Type.String(),
  origin_url: orNull(Type.String()),
  tagIdList: Type.Array(Id),
  authorName: orNull(Type.String()),
})
export type ArticleDetail = Static<typeof ArticleDetail>

export const getHomeArticleList = endpoint({
  summary: 'Public articles, pinned first, newest first',
  method: 'GET',
  path: '/api/article/blogHomeGetArticleList/:current/:size',
  access: 'visitor',
  limit: perMinute(600),
  params: PageParams,
  result: PageByPath(ArticleCard),
})

export const getArticleById = endpoint({
  summary: 'One article: public ones for everybody, the others for administrators',
  method: 'GET',
  path: '/api/article/getArticleById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: ArticleDetail,
})

export const ChosenCategory = Type.Object({
  id: Type.Optional(Id),
  category_name: Text(LENGTH.categoryName),
})
export const ChosenTag = Type.Object({ id: Type.Optional(Id), tag_name: Text(LENGTH.tagName) })

export const ArticleDraft = Type.Object({
  article_title: Text(LENGTH.articleTitle),
  category: Type.Object(ChosenCategory.properties, { 'x-error': 'articleCategoryMissing' }),
  tagList: Type.Array(ChosenTag, {
    minItems: 1,
    maxItems: TAGS_PER_ARTICLE,
    'x-error': 'articleTagsMissing',
  }),
  article_content: Text(LENGTH.articleContent),
  article_description: Type.String({ maxLength: LENGTH.articleDescription }),
  article_cover: Type.String({ maxLength: LENGTH.articleCover }),
  is_top: Pinned,
  /** Its place among the pinned, 1 first; left out: behind those that have one. */
  order: Type.Optional(orNull(Order)),
  status: Status,
  type: Kind,
  /** When a draft becomes public by itself; of no meaning with any other status. */
  publishAtMs: Type.Optional(orNull(Moment)),
  origin_url: Type.Optional(orNull(Type.String({ maxLength: LENGTH.originUrl }))),
})
export type ArticleDraft = Static<typeof ArticleDraft>
