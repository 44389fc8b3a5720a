import type { CommentType } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { commentStore } from './comments.store.ts'
import { visibleSubject } from './visible-subject.ts'
import { type CommentEffects, writeReply } from './write-comment.ts'

interface AdminReply {
  /** The comment or reply that is answered. */
  readonly id: number
  readonly by: Identity
  readonly content: string
  readonly now: number
}

/** Writes the reply of an administrator and notifies the author of the comment. Returns its id. */
export const replyToComment = async (
  transaction: Queries,
  { id, by, content, now }: AdminReply,
  effects: CommentEffects,
): Promise<number> => {
  const comment = await commentStore(transaction).find(id)
  if (!comment) throw new AppError('commentNotFound')
  const target = { type: comment.type as CommentType, for_id: comment.for_id }
  const { title } = await visibleSubject(transaction, target, by)
  const writing = { target, by, content, pictures: [], now }
  const answering = { parentId: comment.parent_id ?? id, toId: comment.from_id }
  return writeReply(transaction, writing, { ...answering, title, effects })
}
