import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { ROLE } from './enumerations.ts'
import { ClientId, Id, IdParams, oneOf } from './fields.ts'
import { LENGTH } from './limits.ts'

const Role = oneOf(ROLE.administrator, ROLE.user)

/** Longer input is a mistake or an attack. It is refused before any hashing. */
export const CREDENTIAL_MAX = 128

export const Username = Type.String({
  minLength: 1,
  maxLength: CREDENTIAL_MAX,
  'x-error': 'usernameMissing',
})
export const Secret = (error: string) =>
  Type.String({ minLength: 1, maxLength: CREDENTIAL_MAX, 'x-error': error })

export const Password = Secret('passwordMissing')

const CHALLENGE_MAX = 200
export const Counter = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Sent with status 422 when an account or a network is under attack: see `challengeText`. */
export const Challenge = Type.Object({
  challenge: Type.String({ maxLength: CHALLENGE_MAX }),
  /** Required number of leading zero bits of the hash. */
  bits: Type.Integer({ minimum: 1, maximum: 32 }),
})
export type Challenge = Static<typeof Challenge>

/** A challenge and the counter that solves it. Valid for one login. */
const ChallengeProof = Type.Object({ challenge: Challenge.properties.challenge, counter: Counter })
export type ChallengeProof = Static<typeof ChallengeProof>

export const Credentials = Type.Object({
  username: Username,
  password: Secret('passwordMissing'),
  /** Requests a longer session. */
  remember: Type.Optional(Type.Boolean()),
  proof: Type.Optional(ChallengeProof),
})
export type Credentials = Static<typeof Credentials>

export const LoginResult = Type.Object({
  token: Type.String(),
  username: Type.String(),
  role: Role,
  id: Id,
  ipAddress: Type.String(),
  /** After a one-time password: the token of the link that sets a new password. */
  password_token: Type.Optional(Type.String()),
})
export type LoginResult = Static<typeof LoginResult>

export const login = endpoint({
  summary: 'Start a session; send the token in the Authorization header, without a prefix',
  method: 'POST',
  path: '/api/user/login',
  audited: { elsewhere: 'the caller is known only after the secret was checked' },
  access: 'visitor',
  // High, because neighbours share an IP address. Wrong passwords have separate limits.
  limit: perMinute(1_200),
  body: Credentials,
  result: LoginResult,
})

export const logout = endpoint({
  summary: 'End the current session',
  method: 'POST',
  path: '/api/user/logout',
  access: 'user',
  limit: perMinute(60),
  result: Type.Boolean(),
})

export const UserProfile = Type.Object({
  id: Id,
  role: Role,
  nick_name: Type.String(),
  avatar: Type.String(),
  /** Sent to the user and to administrators; empty for all other callers. */
  qq: Type.String(),
  ipAddress: Type.String(),
})
export type UserProfile = Static<typeof UserProfile>

export const getUserInfoById = endpoint({
  summary: 'Get the public profile of a user',
  method: 'GET',
  path: '/api/user/getUserInfoById/:id',
  access: 'visitor',
  limit: perMinute(600),
  params: IdParams,
  result: UserProfile,
})

export const updateOwnUserInfo = endpoint({
  summary: 'Change my nickname and avatar',
  method: 'PUT',
  path: '/api/user/updateOwnUserInfo',
  access: 'user',
  limit: perMinute(20),
  body: Type.Object({
    nick_name: Type.String({
      minLength: 1,
      maxLength: LENGTH.nickName,
      'x-error': 'nickNameMissing',
    }),
    avatar: Type.String({ minLength: 1, maxLength: LENGTH.avatar, 'x-error': 'avatarMissing' }),
    qq: Type.Optional(Type.String({ maxLength: LENGTH.qq })),
  }),
  result: Type.Boolean(),
})

export const updatePassword = endpoint({
  summary: 'Change my password and end all my sessions',
  method: 'PUT',
  path: '/api/user/updatePassword',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perMinute(10),
  body: Type.Object({
    password: Secret('passwordMissing'),
    password1: Secret('passwordMissing'),
    password2: Secret('passwordMissing'),
  }),
  result: Type.Boolean(),
})

export const Session = Type.Object({
  id: Id,
  /** The browser, from its user agent. */
  device: Type.String(),
  /** True for the session of this call. */
  own: Type.Boolean(),
  createdAtMs: Type.Integer(),
  lastSeenAtMs: Type.Integer(),
})
export type Session = Static<typeof Session>

export const getSessions = endpoint({
  summary: 'List my sessions, latest first',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  limit: perMinute(60),
  result: Type.Array(Session),
})

export const endSession = endpoint({
  summary: 'End one of my sessions',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  access: 'user',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})

export const endSessions = endpoint({
  summary: 'End all my sessions, including the current one',
  method: 'DELETE',
  path: '/api/user/sessions',
  access: 'user',
  limit: perMinute(10),
  result: Type.Object({ ended: Type.Integer() }),
})

export const exportOwnData = endpoint({
  summary: 'Export all data that the site stores about me, by table',
  method: 'GET',
  path: '/api/user/export',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perHour(20),
  result: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  streamed: true,
})

export const deleteOwnAccount = endpoint({
  summary: 'Delete my account; my texts stay without my name or are deleted too',
  method: 'DELETE',
  path: '/api/user/own',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perHour(10),
  body: Type.Object({
    password: Secret('passwordMissing'),
    texts: Type.Unsafe<'keep' | 'remove'>({ type: 'string', enum: ['keep', 'remove'] }),
  }),
  result: Type.Boolean(),
})

export const updateRole = endpoint({
  summary: 'Change the role of a user and end their sessions',
  method: 'PUT',
  path: '/api/user/updateRole/:id/:role',
  access: 'administrator',
  limit: perMinute(60),
  params: Type.Object({ id: Id, role: Role }),
  result: Type.Boolean(),
})

export const updateBlocked = endpoint({
  summary: 'Block a user and end their sessions, or unblock them',
  method: 'PUT',
  path: '/api/user/updateBlocked/:id/:blocked',
  access: 'administrator',
  limit: perMinute(60),
  params: Type.Object({ id: Id, blocked: oneOf(0, 1) }),
  result: Type.Boolean(),
})

export const addInvitation = endpoint({
  summary: 'Create an invitation: a link for one registration, valid for a week',
  method: 'POST',
  path: '/api/user/addInvitation',
  access: 'administrator',
  limit: perMinute(60),
  // In the address, because other clients send no body.
  query: Type.Object({ client_id: ClientId }),
  result: Type.Object({ id: Id, invitation: Type.String(), url: Type.String() }),
})
