import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { ClientId, Current, orNull, PageByBody, Size, Text } from './fields.ts'
import { ADMIN_LENGTH } from './limits.ts'

/** `article`, `page`: an earlier address of a text. `address`: a redirect of the owner. */
const REDIRECT_KINDS = ['article', 'page', 'address'] as const
type RedirectKind = (typeof REDIRECT_KINDS)[number]

const Redirect = Type.Object({
  path: Type.String(),
  kind: Type.Unsafe<RedirectKind>({ type: 'string', enum: REDIRECT_KINDS }),
  /** The address that it leads to. */
  target: Type.String(),
  /** The title of the article or page. */
  title: orNull(Type.String()),
})
export type Redirect = Static<typeof Redirect>

const Path = Text(ADMIN_LENGTH.redirect)

const getRedirectList = endpoint({
  summary: 'List the addresses that lead to another one',
  method: 'POST',
  reads: true,
  path: '/api/redirect/getRedirectList',
  access: 'administrator',
  limit: perMinute(300),
  body: Type.Object({
    current: Current,
    size: Size,
    /** A part of the address. */
    path: Type.Optional(orNull(Type.String({ maxLength: ADMIN_LENGTH.redirect }))),
  }),
  result: PageByBody(Redirect),
})

const addRedirect = endpoint({
  summary: 'Make an address of the site lead to another one; refused if it would lead to itself',
  method: 'POST',
  path: '/api/redirect/add',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ path: Path, target: Path, client_id: ClientId }),
  result: Type.Object({ path: Type.String() }),
})

const deleteRedirect = endpoint({
  summary: 'Delete a redirect; its address is not found any more',
  method: 'POST',
  path: '/api/redirect/delete',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ path: Path }),
  result: Type.Boolean(),
})

export const redirects = { getRedirectList, addRedirect, deleteRedirect }
