import { type CommentType, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { CommentTarget } from './comments.store.ts'
import { findSubject, type Subject } from './subjects.store.ts'

export const isAdministrator = (identity: Identity | undefined): boolean =>
  identity?.role === ROLE.administrator

/** Only administrators find a subject that is not public. */
export const visibleSubject = async (
  queries: Queries,
  { type, for_id }: CommentTarget,
  identity: Identity | undefined,
): Promise<Subject> => {
  const subject = await findSubject(queries, type, for_id)
  if (!subject || !(subject.isPublic || isAdministrator(identity))) {
    throw new AppError('commentTargetNotFound')
  }
  return subject
}

/** Returns the target of a stored comment, if the caller may see it. */
export const visibleTarget = async (
  queries: Queries,
  { type, for_id }: { readonly type: number; readonly for_id: number },
  identity: Identity | undefined,
): Promise<CommentTarget> => {
  const target = { type: type as CommentType, for_id }
  await visibleSubject(queries, target, identity)
  return target
}
