import type { LogEvent } from '@lanting/chat'
import type { ChatContentType, ChatMessage } from '@lanting/contract'
import type { Insertable } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { dateText } from '../../http/times.ts'

interface MessageRow {
  readonly id: number
  readonly user_id: number
  readonly nick_name: string
  readonly avatar: string
  readonly content: string
  readonly content_type: string
  readonly created_at: number
}

const messageOf = ({ created_at, ...row }: MessageRow, zone: string): ChatMessage => ({
  ...row,
  content_type: row.content_type as ChatContentType,
  createdAt: dateText(created_at, zone),
  createdAtMs: created_at,
})

const MESSAGE_COLUMNS = [
  'chat_messages.id',
  'chat_messages.user_id',
  'users.nick_name',
  'users.avatar',
  'chat_messages.content',
  'chat_messages.content_type',
  'chat_messages.created_at',
] as const

type EventRow = Pick<Tables['chat_events'], 'kind' | 'message_id' | 'client_id'> & {
  readonly event: number
  readonly target: number | null
} & { readonly [K in keyof MessageRow]: MessageRow[K] | null }

const eventOf = (row: EventRow, zone: string): LogEvent => {
  const { event, kind, message_id, target, client_id, ...message } = row
  if (kind === 'revert') return { event, kind, message_id: message_id ?? 0 }
  if (kind === 'clear') return { event, kind, last_id: message_id ?? 0 }
  if (kind === 'offline') return { event, kind, user_id: target ?? 0 }
  if (message.id === null) return { event, kind: 'gone' }
  return {
    event,
    kind,
    message: messageOf(message as MessageRow, zone),
    ...(client_id && { client_id }),
  }
}

/** The numbered events of the chat log, with their messages. */
export const eventStore = (queries: Queries) => {
  const messages = () =>
    queries
      .selectFrom('chat_messages')
      .innerJoin('users', 'users.id', 'chat_messages.user_id')
      .select(MESSAGE_COLUMNS)

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
            .on('chat_events.kind', '=', 'message'),
        )
        .leftJoin('users', 'users.id', 'chat_messages.user_id')
        .select(['chat_events.id as event', 'chat_events.kind', 'chat_events.message_id'])
        .select(['chat_events.user_id as target', 'chat_events.client_id'])
        .select(MESSAGE_COLUMNS)
        .where('chat_events.id', '>', event)
        .orderBy('chat_events.id')
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .execute()
      return rows.map((row) => eventOf(row as EventRow, zone))
    },

    message: async (id: number, zone: string): Promise<ChatMessage | undefined> => {
      const row = await messages().where('chat_messages.id', '=', id).executeTakeFirst()
      return row && messageOf(row, zone)
    },

    /** Returns the newest messages, or the newest before an id, in ascending order. */
    page: async (size: number, before: number | undefined, zone: string) => {
      const rows = await messages()
        .$if(before !== undefined, (query) => query.where('chat_messages.id', '<', before ?? 0))
        .orderBy('chat_messages.id', 'desc')
        .limit(size)
        .execute()
      return rows.reverse().map((row) => messageOf(row, zone))
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

    authorOf: async (id: number): Promise<number | undefined> => {
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
