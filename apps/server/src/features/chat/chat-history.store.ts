import type { ChatMessage, ChatReaction } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import { MESSAGE_COLUMNS, type MessageRow, messageOf, reactionsByMessage } from './chat-rows.ts'

interface Page {
  readonly size: number
  readonly before?: number
  readonly after?: number
}

/** The stored messages with their reactions. */
export const historyStore = (queries: Queries, zone: string) => {
  const messages = () =>
    queries
      .selectFrom('chat_messages')
      .leftJoin('users', 'users.id', 'chat_messages.user_id')
      .select(MESSAGE_COLUMNS)

  const reactionsOf = async (
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, readonly ChatReaction[]>> => {
    const rows = []
    for (const some of chunk(ids, NO_ID)) {
      const found = await queries
        .selectFrom('chat_reactions')
        .innerJoin('users', 'users.id', 'chat_reactions.user_id')
        .select(['message_id', 'chat_reactions.user_id', 'nick_name', 'emoji'])
        .where('message_id', 'in', some)
        .orderBy('chat_reactions.created_at')
        .orderBy('chat_reactions.user_id')
        .execute()
      rows.push(...found)
    }
    return reactionsByMessage(rows)
  }

  const withReactions = async (rows: readonly MessageRow[]): Promise<ChatMessage[]> => {
    const reactions = await reactionsOf(rows.map(({ id }) => id))
    return rows.map((row) => messageOf(row, zone, reactions.get(row.id)))
  }

  return {
    /** Returns the newest messages, or those before or after an id, in ascending order. */
    page: async ({ size, before, after }: Page): Promise<ChatMessage[]> => {
      const rows = await messages()
        .$if(before !== undefined, (query) => query.where('chat_messages.id', '<', before ?? 0))
        .$if(after !== undefined, (query) => query.where('chat_messages.id', '>', after ?? 0))
        .orderBy('chat_messages.id', after === undefined ? 'desc' : 'asc')
        .limit(size)
        .execute()
      return withReactions(after === undefined ? rows.reverse() : rows)
    },

    /** Returns these messages, newest first. */
    byIds: async (ids: readonly number[]): Promise<ChatMessage[]> => {
      const rows: MessageRow[] = []
      for (const some of chunk(ids, NO_ID)) {
        rows.push(...(await messages().where('chat_messages.id', 'in', some).execute()))
      }
      return withReactions(rows.sort((a, b) => b.id - a.id))
    },

    /** Returns the first message at that time or later, or else the newest. */
    firstSince: async (atMs: number): Promise<number | undefined> => {
      const ids = queries.selectFrom('chat_messages').select('id').limit(1)
      const since = await ids
        .where('created_at', '>=', atMs)
        .orderBy('created_at')
        .executeTakeFirst()
      return (since ?? (await ids.orderBy('id', 'desc').executeTakeFirst()))?.id
    },

    /** Returns the messages that mention or answer a user, newest first. */
    mentioning: async (userId: number, before: number | undefined, size: number) => {
      const rows = await messages()
        .innerJoin('chat_mentions', 'chat_mentions.message_id', 'chat_messages.id')
        .where('chat_mentions.user_id', '=', userId)
        .$if(before !== undefined, (query) => query.where('chat_messages.id', '<', before ?? 0))
        .orderBy('chat_messages.id', 'desc')
        .limit(size)
        .execute()
      return withReactions(rows)
    },

    /** Returns the pinned messages, the last pinned first. */
    pinned: async (): Promise<ChatMessage[]> => {
      // The pins come first: SQLite would look through all messages for the few pinned ones.
      const rows = await queries
        .selectFrom('chat_pins')
        .crossJoin('chat_messages')
        .leftJoin('users', 'users.id', 'chat_messages.user_id')
        .select(MESSAGE_COLUMNS)
        .whereRef('chat_messages.id', '=', 'chat_pins.message_id')
        .orderBy('chat_pins.created_at', 'desc')
        .orderBy('chat_pins.message_id', 'desc')
        .execute()
      return rows.map((row) => messageOf(row, zone))
    },

    /** Returns the earlier texts of a message, oldest first. */
    edits: (id: number) =>
      queries
        .selectFrom('chat_edits')
        .select(['content', 'written_at as writtenAtMs'])
        .where('message_id', '=', id)
        .orderBy('written_at')
        .execute(),
  }
}
