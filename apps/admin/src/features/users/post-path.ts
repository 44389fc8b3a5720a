import {
  articleIdPath,
  COMMENT_TYPE,
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
  if (type === COMMENT_TYPE.article) return articleIdPath(for_id)
  return type === COMMENT_TYPE.talk ? talkPath(for_id) : messagePath(for_id)
}
