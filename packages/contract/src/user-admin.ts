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

/** A user in the admin. */
export const AdminUser = Type.Object({
  id: Id,
  username: Type.String(),
  nick_name: Type.String(),
  avatar: Type.String(),
  role: Role,
  qq: Type.String(),
  /** Always empty: IP addresses are not stored. */
  ip: Type.String(),
  ip_address: Type.String(),
  blocked: Blocked,
  isOwner: Type.Boolean(),
  /** The last use of one of their sessions; null if they have none. */
  lastSeenAtMs: orNull(Type.Integer()),
  ...Times,
})
export type AdminUser = Static<typeof AdminUser>

const Part = Type.Optional(orNull(Type.String({ maxLength: ADMIN_LENGTH.namePart })))

export const getUserList = endpoint({
  summary: 'List all users, newest first, by a part of their names',
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
  summary: 'Get one user, with the expiry of their password link if there is one',
  method: 'GET',
  path: '/api/user/adminGetUser/:id',
  ...looking,
  params: IdParams,
  result: Type.Object({ ...AdminUser.properties, passwordLinkUntilMs: orNull(Type.Integer()) }),
})

export const adminUpdateUserInfo = endpoint({
  summary: 'Change the nickname and avatar of a user; only the owner can change the owner',
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
  summary: 'Create a password link for a user: valid once, for a day, shown only in this answer',
  method: 'POST',
  path: '/api/user/addPasswordLink/:id',
  ...deciding,
  params: IdParams,
  result: Type.Object({ url: Type.String(), expiresAtMs: Type.Integer() }),
})

export const deletePasswordLink = endpoint({
  summary: 'Revoke the password link of a user',
  method: 'DELETE',
  path: '/api/user/passwordLink/:id',
  ...deciding,
  params: IdParams,
  result: Type.Boolean(),
})

const Token = Type.String({ minLength: 1, maxLength: 128, 'x-error': 'passwordLinkSpent' })

export const getPasswordLink = endpoint({
  summary: 'Get the username of a password link; refused if the link is not valid',
  method: 'POST',
  reads: true,
  path: '/api/user/getPasswordLink',
  access: 'visitor',
  limit: perHour(60),
  body: Type.Object({ token: Token }),
  result: Type.Object({ username: Type.String() }),
})

export const setPasswordByLink = endpoint({
  summary: 'Set a new password with a password link; ends the link and all sessions of the user',
  method: 'POST',
  path: '/api/user/setPasswordByLink',
  audited: { elsewhere: 'the caller is known only after the secret was checked' },
  access: 'visitor',
  limit: perHour(30),
  body: Type.Object({ token: Token, password1: Password, password2: Password }),
  result: Type.Boolean(),
})

export const AdminSession = Type.Object({
  id: Id,
  /** The browser, from its user agent. */
  device: Type.String(),
  createdAtMs: Type.Integer(),
  lastSeenAtMs: Type.Integer(),
})
export type AdminSession = Static<typeof AdminSession>

export const adminGetSessions = endpoint({
  summary: 'List the sessions of a user, latest first',
  method: 'GET',
  path: '/api/user/adminSessions/:id',
  ...looking,
  params: IdParams,
  result: Type.Array(AdminSession),
})

export const adminEndSession = endpoint({
  summary: 'End one session of a user; only the owner can end those of the owner',
  method: 'DELETE',
  path: '/api/user/adminSessions/:id/:session_id',
  ...deciding,
  params: Type.Object({ id: Id, session_id: Id }),
  result: Type.Boolean(),
})

export const adminEndSessions = endpoint({
  summary: 'End all sessions of a user',
  method: 'DELETE',
  path: '/api/user/adminSessions/:id',
  ...deciding,
  params: IdParams,
  result: Type.Object({ ended: Type.Integer() }),
})

const Writing = Type.Object({
  id: Id,
  /** The visible text; for a picture, its address. */
  text: Type.String(),
  /** Type of the target: COMMENT_TYPE for a comment, REPORT_TYPE for a report. */
  type: orNull(Type.Integer()),
  for_id: orNull(Type.Integer()),
  createdAt: Type.String(),
  createdAtMs: Type.Integer(),
})
export type Writing = Static<typeof Writing>

const UserPosts = Type.Object({ total: Type.Integer(), list: Type.Array(Writing) })
export type UserPosts = Static<typeof UserPosts>

export const adminGetPosts = endpoint({
  summary: 'Count the posts of a user, and list the newest of each kind',
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
  /** The administrator who created it. */
  by: Named,
  createdAtMs: Type.Integer(),
  expiresAtMs: Type.Integer(),
  usedAtMs: orNull(Type.Integer()),
  /** The user who registered with it; null if there is none or the account was deleted. */
  guest: orNull(Named),
})
export type Invitation = Static<typeof Invitation>

export const getInvitationList = endpoint({
  summary: 'List invitations, newest first, with the users who registered with them',
  method: 'POST',
  reads: true,
  path: '/api/user/getInvitationList',
  ...looking,
  body: Type.Object({ current: Current, size: Size, state: Type.Optional(orNull(State)) }),
  result: PageByBody(Invitation),
})

export const deleteInvitation = endpoint({
  summary: 'Revoke an unused invitation',
  method: 'DELETE',
  path: '/api/user/invitation/:id',
  ...deciding,
  params: IdParams,
  result: Type.Boolean(),
})
