import type { LogEvent } from '@lanting/chat'
import type { ChatContentType, ChatMessage, ChatReaction, TurntableChange } from '@lanting/contract'
import type { Tables } from '../../database/tables.ts'
import { dateText } from '../../http/times.ts'

export interface MessageRow {
  readonly id: number
  /** Null: a visitor wrote it. */
  readonly user_id: number | null
  readonly visitor_name: string | null
  readonly nick_name: string | null
  readonly avatar: string | null
  readonly content: string
  readonly content_type: string
  readonly created_at: number
  readonly edited_at: number | null
  readonly reply_to: number | null
}

export const MESSAGE_COLUMNS = [
  'chat_messages.id',
  'chat_messages.user_id',
  'chat_messages.visitor_name',
  'users.nick_name',
  'users.avatar',
  'chat_messages.content',
  'chat_messages.content_type',
  'chat_messages.created_at',
  'chat_messages.edited_at',
  'chat_messages.reply_to',
] as const

/** Returns a message as it is sent. */
export const messageOf = (
  { created_at, edited_at, reply_to, visitor_name, ...row }: MessageRow,
  zone: string,
  reactions: readonly ChatReaction[] = [],
): ChatMessage => ({
  ...row,
  nick_name: row.nick_name ?? visitor_name ?? '',
  avatar: row.avatar ?? '',
  content_type: row.content_type as ChatContentType,
  createdAt: dateText(created_at, zone),
  createdAtMs: created_at,
  ...(edited_at !== null && { editedAtMs: edited_at }),
  ...(reply_to !== null && { reply_to }),
  ...(reactions.length > 0 && { reactions: [...reactions] }),
})

interface ReactionRow {
  readonly message_id: number
  readonly user_id: number
  readonly nick_name: string
  readonly emoji: string
}

/** Groups reactions by message and emoji, in the order of the rows. */
export const reactionsByMessage = (
  rows: readonly ReactionRow[],
): ReadonlyMap<number, readonly ChatReaction[]> => {
  const found = new Map<number, ChatReaction[]>()
  for (const { message_id, user_id, nick_name, emoji } of rows) {
    const reactions = found.get(message_id) ?? []
    found.set(message_id, reactions)
    const known = reactions.find((reaction) => reaction.emoji === emoji)
    if (known) known.users.push({ user_id, nick_name })
    else reactions.push({ emoji, users: [{ user_id, nick_name }] })
  }
  return found
}

export type EventRow = Pick<
  Tables['chat_events'],
  'kind' | 'message_id' | 'client_id' | 'payload'
> & {
  readonly event: number
  readonly target: number | null
} & { readonly [K in keyof MessageRow]: MessageRow[K] | null }

interface TurntableEvent {
  readonly version: number
  readonly change: TurntableChange
}

interface Payload {
  readonly on?: number
  readonly by?: number
  readonly user_id?: number
  readonly emoji?: string
}

export const payloadOf = ({ payload }: Pick<EventRow, 'payload'>): Payload =>
  payload === null ? {} : (JSON.parse(payload) as Payload)

/** Returns a stored change. `names` contains the users whom payloads name. */
export const eventOf = (
  row: EventRow,
  zone: string,
  names: ReadonlyMap<number, string>,
): LogEvent => {
  const { event, kind, message_id: id, target, client_id, payload, ...columns } = row
  const message_id = id ?? 0
  const gone = { event, kind: 'gone' } as const
  const message = columns.id === null ? undefined : messageOf(columns as MessageRow, zone)
  switch (kind) {
    case 'revert':
      return { event, kind, message_id, by: payloadOf(row).by }
    case 'clear':
      return { event, kind, last_id: message_id }
    case 'offline':
      return { event, kind, user_id: target ?? 0 }
    case 'message':
      return message ? { event, kind, message, ...(client_id && { client_id }) } : gone
    case 'edit': {
      if (!message) return gone
      const { content, createdAtMs, editedAtMs = createdAtMs } = message
      return { event, kind, message_id, content, editedAtMs }
    }
    case 'pin':
      if (payloadOf(row).on === 0) return { event, kind, message_id }
      return message ? { event, kind, message_id, message } : gone
    case 'reaction': {
      const { on, user_id = 0, emoji = '' } = payloadOf(row)
      const change = { message_id, user_id, nick_name: names.get(user_id) ?? '', emoji }
      return { event, kind, ...change, on: on === 1 }
    }
    case 'turntable':
      // The content of an event that named a deleted user is gone.
      return payload === null ? gone : { event, kind, ...(JSON.parse(payload) as TurntableEvent) }
    default:
      return kind satisfies never
  }
}
