import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { CommentTarget } from './comments.store.ts'
import { findSubject } from './subjects.store.ts'
import {
  type CommentNotifier,
  type ReplyTarget,
  type Writing,
  writeComment,
  writeReply,
} from './write-comment.ts'

/** The stored body of a held comment; a reply has its parent and recipient. */
export interface HeldComment extends CommentTarget {
  readonly content: string
  readonly answering?: ReplyTarget
}

interface Publishing extends Pick<Writing, 'by' | 'now'> {
  /** A `HeldComment` as JSON. */
  readonly body: string
}

/** Writes a comment that waited, in its writer's name; what it is about has to be there still. */
export const publishComment = async (
  transaction: Queries,
  { body, by, now }: Publishing,
  notifier: CommentNotifier,
): Promise<void> => {
  const { type, for_id, content, answering } = JSON.parse(body) as HeldComment
  const subject = await findSubject(transaction, type, for_id)
  if (!subject?.isPublic) throw new AppError('commentTargetNotFound')
  const writing = { target: { type, for_id }, by, content, now }
  if (answering)
    await writeReply(transaction, writing, { ...answering, title: subject.title, notifier })
  else await writeComment(transaction, writing, { subject, notifier })
}
