import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { OwnCommentRule } from './articles.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { PAGE_PLACES, type PagePlace } from './enumerations.ts'
import { ClientId, Id, IdParams, Revision, Text, Times } from './fields.ts'
import { ADMIN_LENGTH, LENGTH } from './limits.ts'

const Place = Type.Unsafe<PagePlace>({ type: 'string', enum: PAGE_PLACES })

/** A page in menus. */
export const PageEntry = Type.Object({ id: Id, title: Type.String(), place: Place })
export type PageEntry = Static<typeof PageEntry>

export const PageDetail = Type.Object({
  ...PageEntry.properties,
  page_content: Type.String(),
  /** The content as safe HTML, rendered when the page was saved. */
  page_html: Type.String(),
  /** The beginning of the text, for link previews. */
  page_description: Type.String(),
  comment_rule: OwnCommentRule,
  /** Increases with every save. */
  revision: Type.Integer(),
  ...Times,
})
export type PageDetail = Static<typeof PageDetail>

export const getPageMenu = endpoint({
  summary: 'List the linked pages of the owner, in their order',
  method: 'GET',
  path: '/api/page/getMenu',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(PageEntry),
})

export const getPageById = endpoint({
  summary: 'Get a page of the owner',
  method: 'GET',
  path: '/api/page/getPageById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: PageDetail,
})

export const getPageList = endpoint({
  summary: 'List all pages of the owner, in their order',
  method: 'GET',
  path: '/api/page/getPageList',
  access: 'administrator',
  limit: perMinute(300),
  result: Type.Array(Type.Object({ ...PageEntry.properties, revision: Type.Integer(), ...Times })),
})

export const PageDraft = Type.Object({
  title: Text(ADMIN_LENGTH.pageTitle),
  page_content: Type.String({ maxLength: LENGTH.articleContent }),
  place: Place,
  /** Without it, a new page is closed to comments, and another page keeps its rule. */
  comment_rule: Type.Optional(OwnCommentRule),
})
export type PageDraft = Static<typeof PageDraft>

export const addPage = endpoint({
  summary: 'Create a page after the existing ones',
  method: 'POST',
  path: '/api/page/add',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ ...PageDraft.properties, client_id: ClientId }),
  result: Type.Object({ id: Id, revision: Type.Integer() }),
})

export const updatePage = endpoint({
  summary: 'Save a page; refused if a newer revision than the given one exists',
  method: 'PUT',
  path: '/api/page/update',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    ...PageDraft.properties,
    id: Id,
    revision: Revision,
    client_id: ClientId,
  }),
  result: Type.Object({ revision: Type.Integer() }),
  conflict: PageDetail,
})

export const updatePageOrder = endpoint({
  summary: 'Set the order of the pages; takes the ids of all pages',
  method: 'PUT',
  path: '/api/page/updateOrder',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ idList: IdList }),
  result: Type.Boolean(),
})

export const deletePage = endpoint({
  summary: 'Delete a page for good',
  method: 'DELETE',
  path: '/api/page/delete/:id',
  access: 'administrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
