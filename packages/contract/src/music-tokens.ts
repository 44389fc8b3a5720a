import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id, IdParams, orNull, Text } from './fields.ts'
import { LENGTH } from './limits.ts'

/** The token of a music app that speaks OpenSubsonic. */
const MusicToken = Type.Object({
  id: Id,
  /** The app or device, as its user has called it. */
  name: Type.String(),
  createdAtMs: Type.Integer(),
  /** Null: not used yet. */
  lastUsedAtMs: orNull(Type.Integer()),
})
export type MusicToken = Static<typeof MusicToken>

const tokens = { access: 'user', path: '/api/user/musicTokens' } as const

export const getMusicTokens = endpoint({
  ...tokens,
  summary: 'List the tokens of my music apps, latest first',
  method: 'GET',
  limit: perMinute(60),
  result: Type.Object({
    /** The name with which an app signs in. */
    username: Type.String(),
    tokens: Type.Array(MusicToken),
  }),
})

export const addMusicToken = endpoint({
  ...tokens,
  section: 'music',
  summary: 'Make a token for a music app; it is shown only in this answer',
  method: 'POST',
  audited: 'ifAdministrator',
  limit: perHour(30),
  body: Type.Object({ name: Text(LENGTH.musicToken) }),
  result: Type.Object({ id: Id, token: Type.String() }),
})

export const deleteMusicToken = endpoint({
  ...tokens,
  summary: 'End a token of my music apps',
  method: 'DELETE',
  path: '/api/user/musicTokens/:id',
  audited: 'ifAdministrator',
  limit: perMinute(60),
  params: IdParams,
  result: Type.Boolean(),
})
