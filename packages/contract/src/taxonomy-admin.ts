import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { ChosenCategory, ChosenTag } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Current, Id, orNull, PageByBody, Size, Text, Times } from './fields.ts'
import { LENGTH } from './limits.ts'

/** Number of public articles, and of all articles. */
const Counts = { article_count: Type.Integer(), total_count: Type.Integer() }
const Paging = { current: Current, size: Size }
const Found = (maxLength: number) => Type.Optional(orNull(Type.String({ maxLength })))
const Updated = Type.Object({ updateNum: Type.Integer() })
const Ids = (error: string) => Type.Array(Id, { ...IdList, 'x-error': error })
const access = 'administrator'

export const AdminCategory = Type.Object({
  id: Id,
  category_name: Type.String(),
  ...Counts,
  ...Times,
})
export type AdminCategory = Static<typeof AdminCategory>
const CategoryName = Text(LENGTH.categoryName, { 'x-error': 'categoryNameMissing' })

export const getCategoryList = endpoint({
  summary: 'List categories whose name contains a text, newest first',
  method: 'POST',
  reads: true,
  path: '/api/category/getCategoryList',
  access,
  limit: perMinute(300),
  body: Type.Object({ ...Paging, category_name: Found(LENGTH.categoryName) }),
  result: PageByBody(AdminCategory),
})

export const addCategory = endpoint({
  summary: 'Create a category',
  method: 'POST',
  path: '/api/category/add',
  access,
  limit: perMinute(60),
  body: Type.Object({ category_name: CategoryName, client_id: ClientId }),
  result: Type.Object({ id: Id, category_name: Type.String() }),
})

export const updateCategory = endpoint({
  summary: 'Rename a category',
  method: 'PUT',
  path: '/api/category/update',
  access,
  limit: perMinute(60),
  body: Type.Object({ id: Id, category_name: CategoryName }),
  result: Type.Boolean(),
})

export const mergeCategories = endpoint({
  summary: 'Merge categories into another one: move their articles, then delete them',
  method: 'PUT',
  path: '/api/category/merge',
  access,
  limit: perMinute(60),
  body: Type.Object({ categoryIdList: Ids('categoryIdListMissing'), to_id: Id }),
  result: Updated,
})

export const deleteCategories = endpoint({
  summary: 'Delete categories; refused if they have articles and the call names no target for them',
  method: 'POST',
  path: '/api/category/delete',
  access,
  limit: perMinute(60),
  body: Type.Object({
    categoryIdList: Ids('categoryIdListMissing'),
    /** Found by id or name, or created. */
    moveTo: Type.Optional(orNull(ChosenCategory)),
    /** Also move the articles to the trash. */
    trashArticles: Type.Optional(Type.Boolean()),
  }),
  result: Updated,
})

export const AdminTag = Type.Object({ id: Id, tag_name: Type.String(), ...Counts, ...Times })
export type AdminTag = Static<typeof AdminTag>
const TagName = Text(LENGTH.tagName, { 'x-error': 'tagNameMissing' })

export const getTagList = endpoint({
  summary: 'List tags whose name contains a text, newest first',
  method: 'POST',
  reads: true,
  path: '/api/tag/getTagList',
  access,
  limit: perMinute(300),
  body: Type.Object({ ...Paging, tag_name: Found(LENGTH.tagName) }),
  result: PageByBody(AdminTag),
})

export const addTag = endpoint({
  summary: 'Create a tag',
  method: 'POST',
  path: '/api/tag/add',
  access,
  limit: perMinute(60),
  body: Type.Object({ tag_name: TagName, client_id: ClientId }),
  result: Type.Object({ id: Id, tag_name: Type.String() }),
})

export const updateTag = endpoint({
  summary: 'Rename a tag',
  method: 'PUT',
  path: '/api/tag/update',
  access,
  limit: perMinute(60),
  body: Type.Object({ id: Id, tag_name: TagName }),
  result: Type.Boolean(),
})

export const mergeTags = endpoint({
  summary: 'Merge tags into another one: change their articles, then delete them',
  method: 'PUT',
  path: '/api/tag/merge',
  access,
  limit: perMinute(60),
  body: Type.Object({ tagIdList: Ids('tagIdListMissing'), to_id: Id }),
  result: Updated,
})

export const deleteTags = endpoint({
  summary: 'Delete tags; their articles lose them or get another tag',
  method: 'POST',
  path: '/api/tag/delete',
  access,
  limit: perMinute(60),
  body: Type.Object({
    tagIdList: Ids('tagIdListMissing'),
    /** Found by id or name, or created. */
    moveTo: Type.Optional(orNull(ChosenTag)),
    /** Also move the articles to the trash. */
    trashArticles: Type.Optional(Type.Boolean()),
  }),
  result: Updated,
})
