import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { REACTIONS, type Reaction } from './enumerations.ts'
import { Id, IdParams } from './fields.ts'

const Kind = Type.Unsafe<Reaction>({ type: 'string', enum: REACTIONS })

/** Like a like: the reader is known from the token or the visitor cookie. */
const ReactionTarget = Type.Object({
  /** The id of an article. */
  for_id: Type.Unsafe<Static<typeof Id>>({ ...Id, 'x-error': 'likeTargetMissing' }),
  reaction: Type.Unsafe<Reaction>({ ...Kind, 'x-error': 'likeTypeMissing' }),
})

export const ArticleReactions = Type.Object({
  /** The number of readers for each reaction. */
  counts: Type.Unsafe<Record<Reaction, number>>(
    Type.Object(Object.fromEntries(REACTIONS.map((name) => [name, Type.Integer()]))),
  ),
  /** The reactions of the caller. */
  own: Type.Array(Kind),
})
export type ArticleReactions = Static<typeof ArticleReactions>

export const getReactions = endpoint({
  summary: 'Count the reactions to an article, and list those of the caller',
  method: 'POST',
  reads: true,
  path: '/api/like/getReactions',
  access: 'visitor',
  limit: perMinute(600),
  body: IdParams,
  result: ArticleReactions,
})

export const addReaction = endpoint({
  summary: 'React to an article; each user or visitor counts once for each reaction',
  method: 'POST',
  path: '/api/like/addReaction',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyLikes',
  body: ReactionTarget,
  result: Type.Boolean(),
})

export const cancelReaction = endpoint({
  summary: 'Remove a reaction',
  method: 'POST',
  path: '/api/like/cancelReaction',
  access: 'visitor',
  limit: perMinute(10),
  tooOften: 'tooManyUnlikes',
  body: ReactionTarget,
  result: Type.Boolean(),
})
