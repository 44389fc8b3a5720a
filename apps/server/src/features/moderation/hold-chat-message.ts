import type { Queries } from '../../database/open.ts'
import { submittedId } from '../../database/run-once.ts'
import { heldPostStore } from './held-posts.store.ts'
import { type HeldPostDraft, type HoldingNeeds, heldKind, storeHeldPost } from './hold-post.ts'

const KIND = 'chatMessage'

type HeldChatMessage = Pick<HeldPostDraft, 'content' | 'body' | 'words' | 'clientId'>

/** Holds the chat messages of visitors, and knows what became of them. */
export const heldChatMessages = (needs: HoldingNeeds) => ({
  hold: async (transaction: Queries, message: HeldChatMessage): Promise<void> => {
    await storeHeldPost(transaction, { ...message, kind: KIND, by: undefined }, needs)
  },

  /** Returns undefined for a client id that was not held. */
  stateOf: async (
    transaction: Queries,
    clientId: string | undefined,
  ): Promise<'waits' | 'declined' | undefined> => {
    const submission = { kind: heldKind(KIND), userId: undefined, clientId }
    const id = await submittedId(transaction, submission)
    if (id === undefined) return undefined
    return (await heldPostStore(transaction).find([id])).length > 0 ? 'waits' : 'declined'
  },
})
