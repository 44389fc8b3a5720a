import Type, { type Static } from 'typebox'
import { ArticleCard, Pinned, Status } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ARTICLE_STATUS } from './enumerations.ts'
import { Current, Days, Id, IdParams, oneOf, orNull, PageByBody, Size, Text } from './fields.ts'
import { LENGTH, PAGE_SIZE_MAX } from './limits.ts'

/** An article as the desk lists it. */
export const AdminArticle = Type.Object({
  ...ArticleCard.properties,
  /** When it becomes public by itself; null: not by itself. */
  publishAtMs: orNull(Type.Integer()),
  /** Since when it is in the bin, and when it goes for good; null: it is not. */
  trashedAtMs: orNull(Type.Integer()),
  goesAtMs: orNull(Type.Integer()),
  /** Something was typed that has not been saved to the article. */
  isAhead: Type.Boolean(),
})
export type AdminArticle = Static<typeof AdminArticle>

export const ADMIN_ARTICLE_SORTS = [
  'createdAt',
  'updatedAt',
  'article_title',
  'view_times',
  'thumbs_up_times',
] as const
export type AdminArticleSort = (typeof ADMIN_ARTICLE_SORTS)[number]

const orNothing = <S extends Type.TSchema>(schema: S) => Type.Optional(orNull(schema))

export const getArticleList = endpoint({
  summary: 'All articles; without a status the public and the private ones',
  method: 'POST',
  reads: true,
  path: '/api/article/getArticleList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    /** A part of the title. */
    article_title: orNothing(Type.String({ maxLength: LENGTH.articleTitle })),
    tag_id: orNothing(Id),
    category_id: orNothing(Id),
    is_top: orNothing(Type.Integer({ minimum: 1, maximum: 2, 'x-numeric-text': true })),
    status: orNothing(Type.Integer({ minimum: 1, maximum: 3, 'x-numeric-text': true })),
    create_time: orNothing(Days),
    /** Of the articles with status 3: only those in the bin, or only those that are not. */
    trashed: orNothing(Type.Boolean()),
    /** Only those that will become public by themselves. */
    scheduled: orNothing(Type.Boolean()),
    sort: Type.Optional(
      Type.Unsafe<AdminArticleSort>({ type: 'string', enum: ADMIN_ARTICLE_SORTS }),
    ),
    direction: Type.Optional(
      Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] }),
    ),
  }),
  result: PageByBody(AdminArticle),
})

export const updateTop = endpoint({
  summary: 'Pin an article, or unpin it',
  method: 'PUT',
  path: '/api/article/updateTop/:id/:is_top',
  access: 'administrator',
  limit: perMinute(300),
  params: Type.Object({ id: Id, is_top: Pinned }),
  result: Type.Boolean(),
})

export const IdList = Type.Array(Id, {
  minItems: 1,
  maxItems: PAGE_SIZE_MAX,
  uniqueItems: true,
})

export const updateTopOrder = endpoint({
  summary: 'Put the pinned articles in order: all of them, the first first',
  method: 'PUT',
  path: '/api/article/updateTopOrder',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Type.Boolean(),
})

export const deleteArticle = endpoint({
  summary: 'Put an article into the bin; refused when its status is not the one given',
  method: 'DELETE',
  path: '/api/article/delete/:id/:status',
  access: 'administrator',
  limit: perMinute(300),
  params: Type.Object({ id: Id, status: Status }),
  result: Type.Boolean(),
})

export const purgeArticles = endpoint({
  summary: 'Delete articles for good that are in the bin; the others stay',
  method: 'PUT',
  path: '/api/article/purge',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Type.Object({ updateNum: Type.Integer() }),
})

export const revertArticle = endpoint({
  summary: 'Take an article out of the bin, with the status it had; a draft becomes public',
  method: 'PUT',
  path: '/api/article/revert/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Boolean(),
})

export const isPublicArticle = endpoint({
  summary: 'Make a public article private, or the other way; `status` is the one it has',
  method: 'PUT',
  path: '/api/article/isPublic/:id/:status',
  access: 'administrator',
  limit: perMinute(300),
  params: Type.Object({ id: Id, status: oneOf(ARTICLE_STATUS.public, ARTICLE_STATUS.private) }),
  result: Type.Boolean(),
})

export const titleExist = endpoint({
  summary: 'Whether another article has this title',
  method: 'POST',
  reads: true,
  path: '/api/article/titleExist',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({ id: orNothing(Id), article_title: Text(LENGTH.articleTitle) }),
  result: Type.Boolean(),
})

export const previewArticle = endpoint({
  summary: 'A text as safe HTML, as it would be saved',
  method: 'POST',
  reads: true,
  path: '/api/article/preview',
  access: 'administrator',
  limit: perMinute(120),
  body: Type.Object({ article_content: Type.String({ maxLength: LENGTH.articleContent }) }),
  result: Type.Object({ article_html: Type.String() }),
})
