import Type, { type Static } from 'typebox'
import { Password } from './accounts.ts'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { INVITATION_STATES, type InvitationState, ROLE } from './enumerations.ts'
import { Current, Id, IdParams, oneOf, orNull, PageByBody, Size, Times } from './fields.ts'
import { ADMIN_LENGTH, LENGTH } from './limits.ts'

const Role = oneOf(ROLE.administrator, ROLE.user)
const Blocked = oneOf(0, 1)
const looking = { access: 'administrator', limit: perMinute(300) } as const
const deciding = { access: 'administrator', limit: perMinute(60) } as const

/** A user as the desk knows them. */
export const AdminUser = Type.Object({
  id: Id,
  username: Type.String(),
  nick_name: Type.String(),
  avatar: Type.String(),
  role: Role,
  qq: Type.String(),
  /** Never stored, so always empty. */
  ip: Type.String(),
  ip_address: Type.String(),
  blocked: Blocked,
  isOwner: Type.Boolean(),
  /** When one of their open sessions was last used; null: they are logged in nowhere. */
  lastSeenAtMs: orNull(Type.Integer()),
  ...Times,
})
export type AdminUser = Static<typeof AdminUser>

const Part = Type.Optional(orNull(Type.String({ maxLength: ADMIN_LENGTH.namePart })))

export const getUserList = endpoint({
  summary: 'All users, the newest first; names are looked for by any part of them',
  method: 'POST',
  reads: true,
  path: '/api/user/getUserList',
  ...looking,
  body: Type.Object({
    current: Current,
    size: Size,
    nick_name: Part,
    username: Part,
    role: Type.Optional(orNull(Role)),
    blocked: Type.Optional(orNull(Blocked)),
  }),
  result: PageByBody(AdminUser),
})

export const adminGetUser = endpoint({
  summary: 'One user, and until when a password link of theirs is good, if there is one',
  method: 'GET',
  path: '/api/user/adminGetUser/:id',
  ...looking,
  params: IdParams,
  result: Type.Object({ ...AdminUser.properties, passwordLinkUntilMs: orNull(Type.Integer()) }),
})

export const adminUpdateUserInfo = endpoint({
  summary: "Change a user's nickname and avatar; those of the owner only the owner",
  method: 'PUT',
  path: '/api/user/adminUpdateUserInfo',
  ...deciding,
  body: Type.Object({
    id: Id,
    nick_name: Type.String({
      minLength: 1,
      maxLength: LENGTH.nickName,
      'x-error': 'nickNameMissing',
    }),
    avatar: Type.String({ minLength: 1, maxLength: LENGTH.avatar, 'x-error': 'avatarMissing' }),
  }),
  result: Type.Boolean(),
})

export const addPasswordLink = endpoint({
  summary: 'A link with which a user sets a new password once, within a day; it is shown only now',
  method: 'POST',
  path: '/api/user/addPasswordLink/:id',
  ...deciding,
  params: IdParams,
  result: Type.Object({ url: Type.String(), expiresAtMs: Type.Integer() }),
})

export const deletePasswordLink = endpoint({
  summary: "Let a user's password link lead nowhere",
  method: 'DELETE',
  path: '/api/user/passwordLink/:id',
  ...deciding,
  params: IdParams,
  result: Type.Boolean(),
})

const Token = Type.String({ minLength: 1, maxLength: 128, 'x-error': 'passwordLinkSpent' })

export const getPasswordLink = endpoint({
  summary: 'Whose password a link sets; refused when it leads nowhere any more',
  method: 'POST',
  reads: true,
  path: '/api/user/getPasswordLink',
  access: 'visitor',
  limit: perHour(60),
  body: Type.Object({ token: Token }),
  result: Type.Object({ username: Type.String() }),
})

export const setPasswordByLink = endpoint({
  summary: 'Set a new password with a link; every session of the user ends, and the link with it',
  method: 'POST',
  path: '/api/user/setPasswordByLink',
  access: 'visitor',
  limit: perHour(30),
  body: Type.Object({ token: Token, password1: Password, password2: Password }),
  result: Type.Boolean(),
})

export const AdminSession = Type.Object({
  id: Id,
  /** What the browser calls itself. */
  device: Type.String(),
  createdAtMs: Type.Integer(),
  lastSeenAtMs: Type.Integer(),
})
export type AdminSession = Static<typeof AdminSession>

export const adminGetSessions = endpoint({
  summary: 'Where a user is logged in, the latest first',
  method: 'GET',
  path: '/api/user/adminSessions/:id',
  ...looking,
  params: IdParams,
  result: Type.Array(AdminSession),
})

export const adminEndSession = endpoint({
  summary: 'Log out one session of a user; those of the owner only the owner',
  method: 'DELETE',
  path: '/api/user/adminSessions/:id/:session_id',
  ...deciding,
  params: Type.Object({ id: Id, session_id: Id }),
  result: Type.Boolean(),
})

export const adminEndSessions = endpoint({
  summary: 'Log a user out everywhere',
  method: 'DELETE',
  path: '/api/user/adminSessions/:id',
  ...deciding,
  params: IdParams,
  result: Type.Object({ ended: Type.Integer() }),
})

const Writing = Type.Object({
  id: Id,
  /** As a reader sees it; of a picture its address. */
  text: Type.String(),
  /** What it is about: of a comment as in COMMENT_TYPE, of a report as in REPORT_TYPE. */
  type: orNull(Type.Integer()),
  for_id: orNull(Type.Integer()),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type Writing = Static<typeof Writing>

const UserPosts = Type.Object({ total: Type.Integer(), list: Type.Array(Writing) })
export type UserPosts = Static<typeof UserPosts>

export const adminGetPosts = endpoint({
  summary: 'How much a user has written, and the newest of each kind',
  method: 'GET',
  path: '/api/user/adminPosts/:id',
  ...looking,
  params: IdParams,
  result: Type.Object({
    comments: UserPosts,
    boardMessages: UserPosts,
    chatMessages: UserPosts,
    talks: UserPosts,
    links: UserPosts,
    reports: UserPosts,
  }),
})

const State = Type.Unsafe<InvitationState>({ type: 'string', enum: INVITATION_STATES })

const Named = Type.Object({ id: Id, nick_name: Type.String() })

export const Invitation = Type.Object({
  id: Id,
  state: State,
  /** Who made it. */
  by: Named,
  createdAtMs: Type.Integer(),
  expiresAtMs: Type.Integer(),
  usedAtMs: orNull(Type.Integer()),
  /** Who came with it; null: nobody, or somebody who is gone again. */
  guest: orNull(Named),
})
export type Invitation = Static<typeof Invitation>

export const getInvitationList = endpoint({
  summary: 'Invitations, the newest first, and who came with them',
  method: 'POST',
  reads: true,
  path: '/api/user/getInvitationList',
  ...looking,
  body: Type.Object({ current: Current, size: Size, state: Type.Optional(orNull(State)) }),
  result: PageByBody(Invitation),
})

export const deleteInvitation = endpoint({
  summary: 'Let an invitation that nobody has used lead nowhere',
  method: 'DELETE',
  path: '/api/user/invitation/:id',
  ...deciding,
  params: IdParams,
  result: Type.Boolean(),
})
