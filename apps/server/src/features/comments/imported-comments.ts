import type { Queries } from '../../database/open.ts'
import { type CommentTarget, commentStore } from './comments.store.ts'

interface NewComment {
  readonly target: CommentTarget
  readonly authorId: number
  readonly text: string
  readonly createdAt: number
  /** The comment that this one answers. */
  readonly answered?: {
    readonly id: number
    readonly parent_id: number | null
    readonly from_id: number
  }
}

/** Writes imported comments with their original times. Nobody is notified of them. */
export const importedComments = {
  find: (queries: Queries, id: number) => commentStore(queries).find(id),

  /** Threads have two levels: an answer to a reply stands below the same comment. */
  add: (
    transaction: Queries,
    { target, authorId, text, createdAt, answered }: NewComment,
  ): Promise<number> =>
    commentStore(transaction).add({
      ...target,
      from_id: authorId,
      parent_id: answered ? (answered.parent_id ?? answered.id) : null,
      to_id: answered?.from_id ?? null,
      content: text,
      created_at: createdAt,
      updated_at: createdAt,
    }),

  remove: async (transaction: Queries, id: number): Promise<boolean> =>
    (await commentStore(transaction).remove(id)) > 0,
}
