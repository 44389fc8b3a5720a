import { chunk } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import { mentionedIn, possibleNames } from './mentions.rules.ts'

/** A stored message that names users, or answers one. */
export interface AddressedMessage {
  readonly id: number
  readonly by: { readonly user_id: number; readonly nick_name: string }
  readonly content: string
  /** The author of the answered message. */
  readonly answeredId?: number
  readonly mentionedIds: readonly number[]
}

/** Finds the users whom a message addresses, and stores them for the list of mentions. */
export const mentionStore = (transaction: Queries) => ({
  mentioned: async (content: string): Promise<number[]> => {
    const users = []
    for (const names of chunk(possibleNames(content), '')) {
      users.push(
        ...(await transaction
          .selectFrom('users')
          .select(['id', 'nick_name'])
          .where('nick_name', 'in', names)
          .where('blocked', '=', 0)
          .execute()),
      )
    }
    return mentionedIn(content, users).map(({ id }) => id)
  },

  add: async ({ id: message_id, by, answeredId, mentionedIds }: AddressedMessage) => {
    const ids = new Set([...mentionedIds, ...(answeredId === undefined ? [] : [answeredId])])
    ids.delete(by.user_id)
    if (ids.size === 0) return
    const rows = [...ids].map((user_id) => ({ user_id, message_id }))
    await transaction.insertInto('chat_mentions').values(rows).execute()
  },
})
