import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { changeComment } from './change-comment.ts'
import type { CommentTarget } from './comments.store.ts'
import { findSubject } from './subjects.store.ts'
import {
  type CommentEffects,
  type ReplyTarget,
  type Writing,
  writeComment,
  writeReply,
} from './write-comment.ts'

/** The stored body of a held comment; a reply has its parent and recipient. */
export interface HeldComment extends CommentTarget {
  readonly content: string
  readonly pictures: readonly string[]
  readonly answering?: ReplyTarget
  /** The id of the comment that is changed. */
  readonly changed?: number
  /** When it was written; without it, it is dated by its approval. */
  readonly writtenAt?: number
}

interface Publishing extends Pick<Writing, 'by' | 'now'> {
  /** A `HeldComment` as JSON. */
  readonly body: string
  readonly heldAt: number
}

/**
 * Writes a comment that waited, in its writer's name; what it is about has to be there still. Returns
 * its id.
 */
export const publishComment = async (
  transaction: Queries,
  { body, by, now, heldAt }: Publishing,
  effects: CommentEffects,
): Promise<number> => {
  const { writtenAt, ...held } = JSON.parse(body) as HeldComment
  const { type, for_id, content, pictures, answering, changed } = held
  const subject = await findSubject(transaction, type, for_id)
  if (!subject?.isPublic) throw new AppError('commentTargetNotFound')
  if (changed !== undefined) {
    const change = { by, content, pictures, now: heldAt, hasWaited: true }
    await changeComment(transaction, changed, change, effects)
    return changed
  }
  const writing = { target: { type, for_id }, by, content, pictures, now, writtenAt }
  return answering
    ? writeReply(transaction, writing, { ...answering, title: subject.title, effects })
    : writeComment(transaction, writing, { subject, effects })
}
