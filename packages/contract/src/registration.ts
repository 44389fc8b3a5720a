import Type, { type Static } from 'typebox'
import { Counter, CREDENTIAL_MAX, Secret, Username } from './accounts.ts'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id } from './fields.ts'
import { LENGTH } from './limits.ts'

/** Proof of work for this registration: see `isProof`. */
const Proof = Type.Object({
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  counter: Counter,
})
export type Proof = Static<typeof Proof>

export const Registration = Type.Object({
  username: Username,
  password: Secret('passwordMissing'),
  nick_name: Type.Optional(Type.String({ maxLength: LENGTH.nickName })),
  invitation: Type.Optional(Type.String({ maxLength: CREDENTIAL_MAX })),
  proof: Type.Optional(Proof),
})
export type Registration = Static<typeof Registration>

export const checkRegistration = endpoint({
  summary: 'Tell whether these names may be registered, before the proof of work',
  method: 'POST',
  path: '/api/user/checkRegistration',
  access: 'visitor',
  reads: true,
  limit: perMinute(30),
  tooOften: 'tooManyRegistrations',
  body: Type.Pick(Registration, ['username', 'nick_name']),
  result: Type.Boolean(),
})

export const register = endpoint({
  summary: 'Register an account; ten an hour from an address, twenty with a proof of work',
  method: 'POST',
  path: '/api/user/register',
  access: 'visitor',
  // Attempts, valid or not. Accounts have a limit of their own.
  limit: perHour(120),
  tooOften: 'tooManyRegistrations',
  body: Registration,
  result: Type.Object({ id: Id, username: Type.String() }),
})

export const getPasswordHelp = endpoint({
  summary: 'Tell whether the site can mail a link to somebody who has forgotten the password',
  method: 'GET',
  path: '/api/user/passwordHelp',
  access: 'visitor',
  limit: perMinute(60),
  result: Type.Object({ byMail: Type.Boolean() }),
})

export const requestPasswordMail = endpoint({
  summary: 'Mail a password link to the confirmed address of a user; tells nobody whether it did',
  method: 'POST',
  path: '/api/user/requestPasswordMail',
  access: 'visitor',
  limit: perHour(10),
  tooOften: 'tooManyMails',
  body: Type.Object({ username: Username }),
  result: Type.Boolean(),
})
