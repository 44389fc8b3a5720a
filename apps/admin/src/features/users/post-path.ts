import {
  articlePath,
  COMMENT_TYPE,
  messagePath,
  type OwnPostKind,
  talkPath,
  type Writing,
} from '@lanting/contract'

/** Where on the site something stands that a user has written, if it has an address. */
export const postPath = (kind: OwnPostKind, { id, type, for_id }: Writing): string | undefined => {
  if (kind === 'boardMessages') return messagePath(id)
  if (kind === 'talks') return talkPath(id)
  if (kind !== 'comments' || for_id === null) return undefined
  if (type === COMMENT_TYPE.article) return articlePath(for_id)
  return type === COMMENT_TYPE.talk ? talkPath(for_id) : messagePath(for_id)
}
