import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { PAGE_PLACES, type PagePlace } from './enumerations.ts'
import { Id, IdParams, Revision, Text, Times } from './fields.ts'
import { ADMIN_LENGTH, LENGTH } from './limits.ts'

const Place = Type.Unsafe<PagePlace>({ type: 'string', enum: PAGE_PLACES })

/** A page as menus name it. */
export const PageEntry = Type.Object({ id: Id, title: Type.String(), place: Place })
export type PageEntry = Static<typeof PageEntry>

export const PageDetail = Type.Object({
  ...PageEntry.properties,
  page_content: Type.String(),
  /** The content as safe HTML, made when the page was saved. */
  page_html: Type.String(),
  /** How its text begins, for whoever links to it. */
  page_description: Type.String(),
  /** Goes up with every save. */
  revision: Type.Integer(),
  ...Times,
})
export type PageDetail = Static<typeof PageDetail>

export const getPageMenu = endpoint({
  summary: 'The pages of the owner that are linked, in their order',
  method: 'GET',
  path: '/api/page/getMenu',
  access: 'visitor',
  limit: perMinute(600),
  result: Type.Array(PageEntry),
})

export const getPageById = endpoint({
  summary: 'A page of the owner',
  method: 'GET',
  path: '/api/page/getPageById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: PageDetail,
})

export const getPageList = endpoint({
  summary: 'All pages of the owner, in their order',
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
})
export type PageDraft = Static<typeof PageDraft>

export const addPage = endpoint({
  summary: 'Make a page, behind those that are there',
  method: 'POST',
  path: '/api/page/add',
  access: 'administrator',
  limit: perMinute(60),
  body: PageDraft,
  result: Type.Object({ id: Id, revision: Type.Integer() }),
})

export const updatePage = endpoint({
  summary: 'Save a page; refused when somebody has saved it since the revision one has seen',
  method: 'PUT',
  path: '/api/page/update',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    ...PageDraft.properties,
    id: Id,
    revision: Revision,
  }),
  result: Type.Object({ revision: Type.Integer() }),
  conflict: PageDetail,
})

export const updatePageOrder = endpoint({
  summary: 'Put the pages in order: all of them, the first first',
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
