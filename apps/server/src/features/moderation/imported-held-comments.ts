import type { CommentType } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { heldPostStore } from './held-posts.store.ts'

interface NewComment {
  readonly target: { readonly type: CommentType; readonly for_id: number }
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

/** Adds imported comments that nobody has approved yet to the review queue, with their dates. */
export const importedHeldComments = {
  add: (
    transaction: Queries,
    { target, authorId, text: content, createdAt, answered }: NewComment,
  ): Promise<number> => {
    const answering = answered && {
      parentId: answered.parent_id ?? answered.id,
      toId: answered.from_id,
    }
    return heldPostStore(transaction).add({
      kind: answering ? 'reply' : 'comment',
      user_id: authorId,
      ...target,
      content,
      body: JSON.stringify({ ...target, content, pictures: [], answering, writtenAt: createdAt }),
      matched_words: '[]',
      created_at: createdAt,
    })
  },

  remove: async (transaction: Queries, id: number): Promise<boolean> => {
    const held = heldPostStore(transaction)
    const [found] = await held.find([id])
    if (found) await held.remove([id])
    return found !== undefined
  },
}
