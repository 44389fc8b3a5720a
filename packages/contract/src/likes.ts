import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { LIKE_TYPE } from './enumerations.ts'
import { Id, oneOf } from './fields.ts'

const { article, talk, boardMessage, comment } = LIKE_TYPE

/** The liker is known from the token or the visitor cookie, never from the body. */
export const LikeTarget = Type.Object({
  for_id: Type.Unsafe<Static<typeof Id>>({ ...Id, 'x-error': 'likeTargetMissing' }),
  type: Type.Unsafe<(typeof LIKE_TYPE)[keyof typeof LIKE_TYPE]>({
    ...oneOf(article, talk, boardMessage, comment),
    'x-error': 'likeTypeMissing',
  }),
})
export type LikeTarget = Static<typeof LikeTarget>

export const addLike = endpoint({
  summary: 'Like a target; each user or visitor counts once',
  method: 'POST',
  path: '/api/like/addLike',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyLikes',
  body: LikeTarget,
  result: Type.Boolean(),
})

export const cancelLike = endpoint({
  summary: 'Remove a like',
  method: 'POST',
  path: '/api/like/cancelLike',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyUnlikes',
  body: LikeTarget,
  result: Type.Boolean(),
})

export const getIsLike = endpoint({
  summary: 'Check whether the caller has liked a target',
  method: 'POST',
  reads: true,
  path: '/api/like/getIsLikeByIdOrIpAndType',
  access: 'visitor',
  limit: perMinute(600),
  body: LikeTarget,
  result: Type.Boolean(),
})
