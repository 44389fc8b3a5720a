import { mentionedIn, possibleNames } from '@lanting/chat'
import { chunk } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import { eventStore } from './chat-events.store.ts'

/** A stored message that names users, or answers one. */
export interface AddressedMessage {
  readonly id: number
  readonly by: { readonly user_id: number; readonly nick_name: string }
  readonly content: string
  /** The author of the answered message. */
  readonly answeredId?: number
  readonly mentionedIds: readonly number[]
}

interface EditedMessage {
  readonly id: number
  readonly by: { readonly user_id: number }
  readonly content: string
  readonly reply_to: number | null
}

/** Finds the users whom a message addresses, and stores them for the list of mentions. */
export const mentionStore = (transaction: Queries) => {
  const findMentioned = async (content: string) => {
    const users: { id: number; nick_name: string }[] = []
    if (!content.includes('@')) return users
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
    return mentionedIn(content, users)
  }

  const insert = async (message_id: number, userIds: Iterable<number>) => {
    const rows = [...userIds].map((user_id) => ({ user_id, message_id }))
    if (rows.length > 0) await transaction.insertInto('chat_mentions').values(rows).execute()
  }

  /** Whether an earlier text of the message, before the present one, mentions a user. */
  const mentionedBefore = async (message_id: number, users: readonly { nick_name: string }[]) => {
    const earlier = await transaction
      .selectFrom('chat_edits')
      .select('content')
      .where('message_id', '=', message_id)
      .execute()
    return new Set(earlier.flatMap(({ content }) => mentionedIn(content, users)))
  }

  return {
    mentioned: async (content: string): Promise<number[]> =>
      (await findMentioned(content)).map(({ id }) => id),

    add: async ({ id, by, answeredId, mentionedIds }: AddressedMessage) => {
      const ids = new Set([...mentionedIds, ...(answeredId === undefined ? [] : [answeredId])])
      ids.delete(by.user_id)
      await insert(id, ids)
    },

    /**
     * [CHAT-46] Lists the users whom the new text mentions, and nobody else but the answered author.
     * Returns those whom the message has never mentioned. Called before the edit is stored.
     */
    edited: async ({ id, by, content, reply_to }: EditedMessage): Promise<number[]> => {
      const mentioned = (await findMentioned(content)).filter((user) => user.id !== by.user_id)
      const author = reply_to === null ? null : await eventStore(transaction).authorOf(reply_to)
      const listed = await transaction
        .selectFrom('chat_mentions')
        .select('user_id')
        .where('message_id', '=', id)
        .execute()
      const listedIds = new Set(listed.map(({ user_id }) => user_id))
      await transaction
        .deleteFrom('chat_mentions')
        .where('message_id', '=', id)
        .where('user_id', 'not in', [author ?? 0, ...mentioned.map((user) => user.id)])
        .execute()
      const added = mentioned.filter((user) => !listedIds.has(user.id))
      await insert(
        id,
        added.map((user) => user.id),
      )
      if (added.length === 0) return []
      const before = await mentionedBefore(id, added)
      return added.filter((user) => !before.has(user)).map((user) => user.id)
    },
  }
}
