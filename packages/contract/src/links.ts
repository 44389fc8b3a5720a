import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { LINK_STATUS } from './enumerations.ts'
import {
  ClientId,
  Current,
  Days,
  Id,
  oneOf,
  orNull,
  PageByBody,
  Size,
  Text,
  Times,
} from './fields.ts'
import { LENGTH } from './limits.ts'

export const LinkDraft = Type.Object({
  site_name: Text(LENGTH.siteName, { 'x-error': 'linkNameMissing' }),
  site_desc: Text(LENGTH.siteDescription, { 'x-error': 'linkDescriptionMissing' }),
  url: Text(LENGTH.siteUrl, { 'x-error': 'linkAddressWrong' }),
  /** A picture that the applicant uploaded, or empty. */
  site_avatar: Type.String({ maxLength: LENGTH.siteAvatar }),
})
export type LinkDraft = Static<typeof LinkDraft>

const Status = oneOf(LINK_STATUS.waiting, LINK_STATUS.approved)

export const FriendLink = Type.Object({
  id: Id,
  ...LinkDraft.properties,
  status: Status,
  user_id: orNull(Id),
  ...Times,
})
export type FriendLink = Static<typeof FriendLink>

const applying = { access: 'user', limit: perMinute(5), tooOften: 'tooManyLinks' } as const
const reviewing = { access: 'administrator', limit: perMinute(120) } as const

export const getLinksList = endpoint({
  summary: 'List friend links, oldest first; only administrators get those that wait for review',
  method: 'POST',
  reads: true,
  path: '/api/links/getLinksList',
  section: 'links',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    status: Type.Optional(orNull(Status)),
    /** A part of the name. */
    site_name: Type.Optional(orNull(Type.String({ maxLength: LENGTH.siteName }))),
    time: Type.Optional(orNull(Days)),
  }),
  result: PageByBody(FriendLink),
})

export const addLink = endpoint({
  summary: 'Apply for a friend link; it waits for review',
  method: 'POST',
  path: '/api/links/add',
  section: 'links',
  ...applying,
  body: Type.Object({ ...LinkDraft.properties, client_id: ClientId }),
  result: Type.Boolean(),
})

export const frontUpdateLink = endpoint({
  summary: 'Change my friend link; it waits for review again',
  method: 'POST',
  path: '/api/links/frontUpdate',
  section: 'links',
  ...applying,
  body: Type.Object({ id: Id, ...LinkDraft.properties }),
  result: Type.Boolean(),
})

export const backAddLink = endpoint({
  summary: 'Add a friend link that is approved already',
  method: 'POST',
  path: '/api/links/backAdd',
  ...reviewing,
  body: Type.Object({ ...LinkDraft.properties, client_id: ClientId }),
  result: Type.Boolean(),
})

export const backUpdateLink = endpoint({
  summary: 'Change a friend link; its status stays',
  method: 'POST',
  path: '/api/links/backUpdate',
  ...reviewing,
  body: Type.Object({ id: Id, ...LinkDraft.properties }),
  result: Type.Boolean(),
})

export const approveLinks = endpoint({
  summary: 'Approve friend links and notify the applicants',
  method: 'PUT',
  path: '/api/links/approve',
  ...reviewing,
  body: Type.Object({ idList: IdList }),
  result: Type.Integer(),
})

export const deleteLinks = endpoint({
  summary: 'Delete friend links',
  method: 'PUT',
  path: '/api/links/delete',
  ...reviewing,
  body: Type.Object({ idList: IdList }),
  result: Type.Integer(),
})
