import type { LogEvent } from '@lanting/chat'
import type { ChatMessage } from '@lanting/contract'
import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { type EventRow, eventOf, MESSAGE_COLUMNS, messageOf, payloadOf } from './chat-rows.ts'

/** The numbered events of the chat log, with their messages. */
export const eventStore = (queries: Queries) => {
  const messages = () =>
    queries
      .selectFrom('chat_messages')
      .leftJoin('users', 'users.id', 'chat_messages.user_id')
      .select(MESSAGE_COLUMNS)

  /** Returns the names of the users whom these events name in their payload. */
  const namesIn = async (rows: readonly EventRow[]): Promise<ReadonlyMap<number, string>> => {
    const ids = new Set(rows.flatMap((row) => payloadOf(row).user_id ?? []))
    if (ids.size === 0) return new Map()
    const users = await queries
      .selectFrom('users')
      .select(['id', 'nick_name'])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(users.map(({ id, nick_name }) => [id, nick_name]))
  }

  return {
    last: async (): Promise<number> => {
      const row = await queries
        .selectFrom('chat_events')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? 0
    },

    first: async (): Promise<number> => {
      const row = await queries
        .selectFrom('chat_events')
        .select('id')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? 0
    },

    after: async (event: number, limit: number | undefined, zone: string): Promise<LogEvent[]> => {
      const rows = await queries
        .selectFrom('chat_events')
        .leftJoin('chat_messages', (join) =>
          join
            .onRef('chat_messages.id', '=', 'chat_events.message_id')
            .on('chat_events.kind', 'in', ['message', 'edit', 'pin']),
        )
        .leftJoin('users', 'users.id', 'chat_messages.user_id')
        .select(['chat_events.id as event', 'chat_events.kind', 'chat_events.message_id'])
        .select(['chat_events.user_id as target', 'chat_events.client_id'])
        .select('chat_events.payload')
        .select(MESSAGE_COLUMNS)
        .where('chat_events.id', '>', event)
        .orderBy('chat_events.id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
      const found = rows as EventRow[]
      const names = await namesIn(found)
      return found.map((row) => eventOf(row, zone, names))
    },

    message: async (id: number, zone: string): Promise<ChatMessage | undefined> => {
      const row = await messages().where('chat_messages.id', '=', id).executeTakeFirst()
      return row && messageOf(row, zone)
    },

    /** The message that a user has sent with this client id. */
    messageId: async (userId: number, clientId: string): Promise<number | undefined> => {
      const row = await queries
        .selectFrom('chat_events')
        .select('message_id')
        .where('user_id', '=', userId)
        .where('client_id', '=', clientId)
        .executeTakeFirst()
      return row?.message_id ?? undefined
    },

    add: async (row: Insertable<Tables['chat_events']>) => {
      await queries.insertInto('chat_events').values(row).execute()
    },

    /** Deletes all messages. The clear event is added first, so that it replaces one event for each. */
    clear: async (created_at: number) => {
      const newest = await queries
        .selectFrom('chat_messages')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (!newest) return
      await queries
        .insertInto('chat_events')
        .values({ kind: 'clear', message_id: newest.id, created_at })
        .execute()
      await queries.deleteFrom('chat_messages').where('id', '<=', newest.id).execute()
    },

    /** Adds to the event of a deleted message who has recalled it. */
    setRecaller: async (message_id: number, by: number) => {
      await queries
        .updateTable('chat_events')
        .set({ payload: JSON.stringify({ by }) })
        .where('kind', '=', 'revert')
        .where('message_id', '=', message_id)
        .execute()
    },

    /** Returns null for the message of a visitor, and undefined if there is no message. */
    authorOf: async (id: number): Promise<number | null | undefined> => {
      const row = await queries
        .selectFrom('chat_messages')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.user_id
    },

    /** Deletes a message and its events without a trace. */
    removeMessage: async (id: number) => {
      await queries.deleteFrom('chat_messages').where('id', '=', id).execute()
      await queries.deleteFrom('chat_events').where('message_id', '=', id).execute()
    },

    /** Deletes old events, but never the last one, whose number continues the log. */
    deleteBefore: async (before: number) => {
      await queries
        .deleteFrom('chat_events')
        .where('created_at', '<', before)
        .where('id', '<', ({ selectFrom }) =>
          selectFrom('chat_events').select(({ fn }) => fn.max('id').as('last')),
        )
        .execute()
    },
  }
}
