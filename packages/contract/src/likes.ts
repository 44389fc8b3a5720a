import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { LIKE_TYPE } from './enumerations.ts'
import { Id, oneOf } from './fields.ts'

const { article, talk, boardMessage, comment } = LIKE_TYPE

/** Who likes is known from the token or the visitor's cookie, never from the body. */
export const LikeTarget = Type.Object({
  for_id: Type.Unsafe<Static<typeof Id>>({ ...Id, 'x-error': 'likeTargetMissing' }),
  type: Type.Unsafe<(typeof LIKE_TYPE)[keyof typeof LIKE_TYPE]>({
    ...oneOf(article, talk, boardMessage, comment),
    'x-error': 'likeTypeMissing',
  }),
})
export type LikeTarget = Static<typeof LikeTarget>

export const addLike = endpoint({
  summary: 'Like something; it counts once for each user or visitor',
  method: 'POST',
  path: '/api/like/addLike',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyLikes',
  body: LikeTarget,
  result: Type.Boolean(),
})

export const cancelLike = endpoint({
  summary: 'Take a like back',
  method: 'POST',
  path: '/api/like/cancelLike',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyUnlikes',
  body: LikeTarget,
  result: Type.Boolean(),
})

export const getIsLike = endpoint({
  summary: 'Whether this user or visitor has liked it',
  method: 'POST',
  reads: true,
  path: '/api/like/getIsLikeByIdOrIpAndType',
  access: 'visitor',
  limit: perMinute(600),
  body: LikeTarget,
  result: Type.Boolean(),
})
