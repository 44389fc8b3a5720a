import { type LikeTarget, REACTION_TYPE } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'

type ReactionType = (typeof REACTION_TYPE)[keyof typeof REACTION_TYPE]

/** The target of a like, or of a reaction to an article. */
export interface StoredTarget {
  readonly type: LikeTarget['type'] | ReactionType
  readonly for_id: number
}

export const REACTION_TYPES: readonly ReactionType[] = Object.values(REACTION_TYPE)

export const isReaction = (type: StoredTarget['type']): type is ReactionType =>
  REACTION_TYPES.some((known) => known === type)

export const alreadyLiked = ({ type }: StoredTarget) =>
  new AppError(isReaction(type) ? 'alreadyReacted' : 'alreadyLiked')

export const notLiked = ({ type }: StoredTarget) =>
  new AppError(isReaction(type) ? 'notReacted' : 'notLiked')
