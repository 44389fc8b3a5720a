import type { Generated } from 'kysely'

export interface ChatTables {
  chat_messages: {
    id: Generated<number>
    user_id: number
    content: string
    content_type: string
    /** The id that the sender gave to the message. */
    client_id: string | null
    created_at: number
  }
  /** The log of stored changes. Triggers write `message` and `revert`. */
  chat_events: {
    id: Generated<number>
    kind: 'message' | 'revert' | 'clear' | 'offline'
    /** The chat message; for `clear`, the last deleted message. */
    message_id: number | null
    /** The author of the message, or the user who was forced offline. */
    user_id: number | null
    client_id: string | null
    created_at: number
  }
  /** Users who may read but not send. */
  chat_mutes: { user_id: number; until: number }
}
