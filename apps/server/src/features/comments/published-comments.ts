import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { CommentTarget } from './comments.store.ts'
import { findSubject } from './subjects.store.ts'
import {
  type Answering,
  type Telling,
  type Writing,
  writeComment,
  writeReply,
} from './write-comment.ts'

/** What a held comment keeps of the call that wrote it; a reply also whom it answers. */
export interface HeldComment extends CommentTarget {
  readonly content: string
  readonly answering?: Answering
}

/** Writes a comment that waited, in its writer's name; what it is about has to be there still. */
export const publishComment = async (
  transaction: Queries,
  { type, for_id, content, answering }: HeldComment,
  { by, now, telling }: Pick<Writing, 'by' | 'now'> & { readonly telling: Telling },
): Promise<void> => {
  const subject = await findSubject(transaction, type, for_id)
  if (!subject?.isPublic) throw new AppError('commentTargetNotFound')
  const writing = { target: { type, for_id }, by, content, now }
  if (answering)
    await writeReply(transaction, writing, { ...answering, title: subject.title, telling })
  else await writeComment(transaction, writing, { subject, telling })
}
