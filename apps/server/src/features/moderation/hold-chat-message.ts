import type { Queries } from '../../database/open.ts'
import { submittedId } from '../../database/run-once.ts'
import { heldPostStore } from './held-posts.store.ts'
import {
  type HeldPostDraft,
  type HoldingNeeds,
  heldKind,
  networkWaitMs,
  storeHeldPost,
} from './hold-post.ts'

const KIND = 'chatMessage'

type HeldChatMessage = Pick<HeldPostDraft, 'content' | 'body' | 'words' | 'clientId'>

/** Holds the chat messages of visitors, and knows what became of them. */
export const heldChatMessages = (needs: HoldingNeeds) => ({
  /** Returns 0, or the time until the network of the visitor may send another. */
  hold: async (
    transaction: Queries,
    { address, ...message }: HeldChatMessage & { readonly address: string },
  ): Promise<number> => {
    const waitMs = await networkWaitMs(needs.limiter, address)
    if (waitMs > 0) return waitMs
    await storeHeldPost(transaction, { ...message, kind: KIND, by: undefined }, needs)
    return 0
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
