import Type, { type Static } from 'typebox'
import { ArticleCard, ChosenCategory, ChosenTag, Pinned, Status } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ARTICLE_STATUS } from './enumerations.ts'
import { Current, Days, Id, IdParams, oneOf, orNull, PageByBody, Size, Text } from './fields.ts'
import { LENGTH, PAGE_SIZE_MAX, TAGS_MAX } from './limits.ts'

/** An article in the lists of the admin. */
export const AdminArticle = Type.Object({
  ...ArticleCard.properties,
  /** The time of publication of a scheduled article; null if it is not scheduled. */
  publishAtMs: orNull(Type.Integer()),
  /** The time of the move to the trash and of the final deletion; null outside the trash. */
  trashedAtMs: orNull(Type.Integer()),
  goesAtMs: orNull(Type.Integer()),
  /** The manuscript has changes that are not saved to the article. */
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

/** The filter of articles and manuscripts. */
export const ArticleFilter = {
  /** A part of the title. */
  article_title: orNothing(Type.String({ maxLength: LENGTH.articleTitle })),
  tag_id: orNothing(Id),
  category_id: orNothing(Id),
  is_top: orNothing(Type.Integer({ minimum: 1, maximum: 2, 'x-numeric-text': true })),
  create_time: orNothing(Days),
}

export const getArticleList = endpoint({
  summary: 'List all articles; without a status, public and private articles',
  method: 'POST',
  reads: true,
  path: '/api/article/getArticleList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    ...ArticleFilter,
    status: orNothing(Type.Integer({ minimum: 1, maximum: 3, 'x-numeric-text': true })),
    /**
     * For articles with status 3: true for articles in the trash only, false for drafts only. Without
     * a status, false stands for all articles outside the trash.
     */
    trashed: orNothing(Type.Boolean()),
    /** true for scheduled articles only, false for all others. */
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
  summary: 'Pin or unpin an article',
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
  summary: 'Set the order of the pinned articles; takes the ids of all of them',
  method: 'PUT',
  path: '/api/article/updateTopOrder',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Type.Boolean(),
})

export const updateArticles = endpoint({
  summary: 'Change category, tags or visibility of many articles; articles in the trash stay',
  method: 'PUT',
  path: '/api/article/updateMany',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    idList: IdList,
    category: Type.Optional(ChosenCategory),
    addTagList: Type.Optional(Type.Array(ChosenTag, { maxItems: TAGS_MAX })),
    removeTagIdList: Type.Optional(Type.Array(Id, { maxItems: TAGS_MAX, uniqueItems: true })),
    status: Type.Optional(oneOf(ARTICLE_STATUS.public, ARTICLE_STATUS.private)),
  }),
  result: Type.Object({ updateNum: Type.Integer() }),
})

export const deleteArticle = endpoint({
  summary: 'Move an article to the trash; refused if its status differs from the given one',
  method: 'DELETE',
  path: '/api/article/delete/:id/:status',
  access: 'administrator',
  limit: perMinute(300),
  params: Type.Object({ id: Id, status: Status }),
  result: Type.Boolean(),
})

export const purgeArticles = endpoint({
  summary: 'Delete articles in the trash for good; articles outside the trash stay',
  method: 'PUT',
  path: '/api/article/purge',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Type.Object({ updateNum: Type.Integer() }),
})

export const revertArticle = endpoint({
  summary: 'Restore an article from the trash with its former status, or publish a draft',
  method: 'PUT',
  path: '/api/article/revert/:id',
  access: 'administrator',
  limit: perMinute(300),
  params: IdParams,
  result: Type.Boolean(),
})

export const isPublicArticle = endpoint({
  summary: 'Make a public article private, or a private one public; `status` is the current status',
  method: 'PUT',
  path: '/api/article/isPublic/:id/:status',
  access: 'administrator',
  limit: perMinute(300),
  params: Type.Object({ id: Id, status: oneOf(ARTICLE_STATUS.public, ARTICLE_STATUS.private) }),
  result: Type.Boolean(),
})

export const titleExist = endpoint({
  summary: 'Check whether another article has this title',
  method: 'POST',
  reads: true,
  path: '/api/article/titleExist',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({ id: orNothing(Id), article_title: Text(LENGTH.articleTitle) }),
  result: Type.Boolean(),
})

export const previewArticle = endpoint({
  summary: 'Render a text as safe HTML, as a save does',
  method: 'POST',
  reads: true,
  path: '/api/article/preview',
  access: 'administrator',
  limit: perMinute(120),
  body: Type.Object({ article_content: Type.String({ maxLength: LENGTH.articleContent }) }),
  result: Type.Object({ article_html: Type.String() }),
})
