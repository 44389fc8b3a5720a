import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type CommentRow, commentStore } from './comments.store.ts'
import type { CommentEffects, Writing } from './write-comment.ts'

interface Change extends Pick<Writing, 'by' | 'content' | 'now'> {
  /** Undefined: the pictures stay. */
  readonly pictures: readonly string[] | undefined
  /** True for a change that was held since `now`: it never replaces a newer text. */
  readonly hasWaited?: boolean
}

/** Finds a comment for its author. */
export const ownComment = async (
  queries: Queries,
  id: number,
  by: Change['by'],
): Promise<CommentRow> => {
  const comment = await commentStore(queries).find(id)
  if (!comment) throw new AppError('commentNotFound')
  if (comment.from_id !== by.id) throw new AppError('notYours')
  return comment
}

/** Changes the text and the pictures of a comment. Nobody is notified again. */
export const changeComment = async (
  transaction: Queries,
  id: number,
  { by, content, pictures, now, hasWaited = false }: Change,
  { keepPictures }: Pick<CommentEffects, 'keepPictures'>,
): Promise<void> => {
  const comment = await ownComment(transaction, id, by)
  if (hasWaited && comment.updated_at > now) throw new AppError('commentChanged')
  const shown = pictures ? JSON.stringify(pictures) : comment.pictures
  if (content === comment.content && shown === comment.pictures) return
  await commentStore(transaction).change(id, { content, pictures: shown }, now)
  if (pictures) await keepPictures(transaction, { id, urls: pictures, by })
}
