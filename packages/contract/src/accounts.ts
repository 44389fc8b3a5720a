import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { ROLE } from './enumerations.ts'
import { Id, oneOf } from './fields.ts'

const Role = oneOf(ROLE.administrator, ROLE.user)

/** Longer input can only be a mistake or an attack: it is refused before any hashing. */
const CREDENTIAL_MAX = 128

export const Credentials = Type.Object({
  username: Type.String({ minLength: 1, maxLength: CREDENTIAL_MAX }),
  password: Type.String({ minLength: 1, maxLength: CREDENTIAL_MAX }),
})
export type Credentials = Static<typeof Credentials>

export const LoginResult = Type.Object({
  token: Type.String(),
  username: Type.String(),
  role: Role,
  id: Id,
  ipAddress: Type.String(),
})
export type LoginResult = Static<typeof LoginResult>

export const login = endpoint({
  summary: 'Open a session; the token goes bare into Authorization',
  method: 'POST',
  path: '/api/user/login',
  access: 'visitor',
  limit: perMinute(10),
  body: Credentials,
  result: LoginResult,
})

export const logout = endpoint({
  summary: 'End the session of the token that comes with the call',
  method: 'POST',
  path: '/api/user/logout',
  access: 'user',
  limit: perMinute(60),
  result: Type.Boolean(),
})
