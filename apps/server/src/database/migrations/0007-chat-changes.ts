import type { Migration } from '../migrate.ts'
import { chatChangesSchema } from '../schema/chat-changes.ts'

/** Edits, reactions, pins, mentions and replies of the chat, and the index of its texts. */
export const chatChanges: Migration = {
  name: '0007-chat-changes',
  statements: chatChangesSchema,
}
