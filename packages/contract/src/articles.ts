import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import {
  ARTICLE_COMMENT_RULES,
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  type ArticleCommentRule,
  PINNED,
} from './enumerations.ts'
import { Id, IdParams, oneOf, orNull, PageByPath, PageParams, Text, Times } from './fields.ts'
import { ADMIN_LENGTH, LENGTH, TAGS_MAX } from './limits.ts'

export const Status = oneOf(ARTICLE_STATUS.public, ARTICLE_STATUS.private, ARTICLE_STATUS.draft)
const Kind = oneOf(ARTICLE_TYPE.original, ARTICLE_TYPE.repost, ARTICLE_TYPE.translation)
export const Pinned = oneOf(PINNED.yes, PINNED.no)

/** A time in epoch milliseconds. */
const Moment = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })
const Order = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** The address of the painting that the site shows where there is no cover; empty with a cover. */
export const Painting = Type.String()
/** The last part of the address `/article/<slug>`; null: the address is `/article?id=<id>`. */
export const Slug = orNull(Type.String())
export const OwnCommentRule = Type.Unsafe<ArticleCommentRule>({
  type: 'string',
  enum: ARTICLE_COMMENT_RULES,
})

export const ArticleCard = Type.Object({
  id: Id,
  slug: Slug,
  article_title: Type.String(),
  article_description: Type.String(),
  article_cover: Type.String(),
  article_painting: Painting,
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
  tagIdList: Type.Array(Id),
  tagNameList: Type.Array(Type.String()),
  ...Times,
})
export type ArticleCard = Static<typeof ArticleCard>

export const ArticleDetail = Type.Object({
  ...ArticleCard.properties,
  article_content: Type.String(),
  /** The content as safe HTML, rendered when the article was saved. */
  article_html: Type.String(),
  /** Chinese characters and other words. */
  word_count: Type.Integer(),
  origin_url: orNull(Type.String()),
  /** The title and the description for search engines; empty: those of the article. */
  meta_title: Type.String(),
  meta_description: Type.String(),
  /** The address of the same article elsewhere, for search engines. */
  canonical_url: orNull(Type.String()),
  comment_rule: OwnCommentRule,
  authorName: orNull(Type.String()),
})
export type ArticleDetail = Static<typeof ArticleDetail>

export const getHomeArticleList = endpoint({
  summary: 'List public articles, pinned first, then newest first',
  method: 'GET',
  path: '/api/article/blogHomeGetArticleList/:current/:size',
  access: 'visitor',
  limit: perMinute(600),
  params: PageParams,
  result: PageByPath(ArticleCard),
})

export const getArticleById = endpoint({
  summary: 'Get one article; only administrators get articles that are not public',
  method: 'GET',
  path: '/api/article/getArticleById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: ArticleDetail,
})

export const getArticleIdBySlug = endpoint({
  summary: 'Find the id of the public article with a slug',
  method: 'GET',
  path: '/api/article/getArticleIdBySlug/:slug',
  access: 'visitor',
  limit: perMinute(600),
  params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: ADMIN_LENGTH.articleSlug }) }),
  result: Type.Object({ id: Id }),
})

export const ChosenCategory = Type.Object({
  id: Type.Optional(Id),
  category_name: Text(LENGTH.categoryName),
})
export const ChosenTag = Type.Object({ id: Type.Optional(Id), tag_name: Text(LENGTH.tagName) })

/**
 * Every field that the author of an article sets; all may be empty. Drafts, revisions, import,
 * export and the demo content use this list.
 */
export const ArticleFields = Type.Object({
  article_title: Type.String({ maxLength: LENGTH.articleTitle }),
  category: orNull(ChosenCategory),
  tagList: Type.Array(ChosenTag, { maxItems: TAGS_MAX }),
  article_content: Type.String({ maxLength: LENGTH.articleContent }),
  article_description: Type.String({ maxLength: LENGTH.articleDescription }),
  article_cover: Type.String({ maxLength: LENGTH.articleCover }),
  is_top: Pinned,
  /** Position among the pinned articles, from 1; null: after the articles with a position. */
  order: orNull(Order),
  status: Status,
  type: Kind,
  /** The time when a draft becomes public; ignored with any other status. */
  publishAtMs: orNull(Moment),
  origin_url: orNull(Type.String({ maxLength: LENGTH.originUrl })),
  slug: orNull(Type.String({ maxLength: ADMIN_LENGTH.articleSlug })),
  /** The date that the article shows; null: the time of its first publication. */
  datedAtMs: orNull(Moment),
  meta_title: Type.String({ maxLength: LENGTH.articleTitle }),
  meta_description: Type.String({ maxLength: ADMIN_LENGTH.metaDescription }),
  canonical_url: orNull(Type.String({ maxLength: ADMIN_LENGTH.canonicalUrl })),
  comment_rule: OwnCommentRule,
  /** Only administrators see them. */
  notes: Type.String({ maxLength: ADMIN_LENGTH.notes }),
})
export type ArticleFields = Static<typeof ArticleFields>

export const ARTICLE_FIELDS = Object.keys(ArticleFields.properties) as (keyof ArticleFields)[]

/** A new article. Also completes revisions that were saved before a field was added. */
export const EMPTY_ARTICLE: ArticleFields = {
  article_title: '',
  category: null,
  tagList: [],
  article_content: '',
  article_description: '',
  article_cover: '',
  is_top: PINNED.no,
  order: null,
  status: ARTICLE_STATUS.public,
  type: ARTICLE_TYPE.original,
  publishAtMs: null,
  origin_url: null,
  slug: null,
  datedAtMs: null,
  meta_title: '',
  meta_description: '',
  canonical_url: null,
  comment_rule: 'default',
  notes: '',
}

const optional = <K extends keyof ArticleFields>(...names: K[]) =>
  Object.fromEntries(
    names.map((name) => [name, Type.Optional(ArticleFields.properties[name] as Type.TSchema)]),
  ) as { [N in K]: Type.TOptional<(typeof ArticleFields.properties)[N]> }

/** Fields that clients of earlier versions do not send. */
const LATER_FIELDS = {
  ...optional('slug', 'datedAtMs', 'meta_title', 'meta_description'),
  ...optional('canonical_url', 'comment_rule', 'notes'),
}

/** The fields of an article as a client sends them. */
export const SentFields = Type.Object({ ...ArticleFields.properties, ...LATER_FIELDS })
export type SentFields = Static<typeof SentFields>

/** An article that can be saved: the required fields are present. */
export const ArticleDraft = Type.Object({
  ...ArticleFields.properties,
  article_title: Text(LENGTH.articleTitle),
  category: Type.Object(ChosenCategory.properties, { 'x-error': 'articleCategoryMissing' }),
  tagList: Type.Array(ChosenTag, {
    minItems: 1,
    maxItems: TAGS_MAX,
    'x-error': 'articleTagsMissing',
  }),
  article_content: Text(LENGTH.articleContent),
  ...optional('order', 'publishAtMs', 'origin_url'),
  /** A save without one of these keeps its value. */
  ...LATER_FIELDS,
})
export type ArticleDraft = Static<typeof ArticleDraft>
