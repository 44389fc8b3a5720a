import {
  type CommentType,
  commentPath,
  messagePath,
  type OwnPostKind,
  talkPath,
  type Writing,
} from '@lanting/contract'

/** Returns the site path of a post, if it has one. */
export const postPath = (kind: OwnPostKind, { id, type, for_id }: Writing): string | undefined => {
  if (kind === 'boardMessages') return messagePath(id)
  if (kind === 'talks') return talkPath(id)
  if (kind !== 'comments' || for_id === null) return undefined
  return commentPath({ type: type as CommentType, for_id })
}
