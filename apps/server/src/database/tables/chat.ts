import type { Generated } from 'kysely'

export interface ChatTables {
  chat_messages: {
    id: Generated<number>
    /** Null: a visitor wrote it. */
    user_id: number | null
    /** The name that the visitor gave. */
    visitor_name: string | null
    content: string
    content_type: string
    /** The id that the sender gave to the message. */
    client_id: string | null
    created_at: number
    /** The time of the last edit. */
    edited_at: number | null
    /** The message that this one answers. */
    reply_to: number | null
  }
  /** The log of stored changes. Triggers write all kinds but `clear` and `offline`. */
  chat_events: {
    id: Generated<number>
    kind: 'message' | 'revert' | 'edit' | 'reaction' | 'pin' | 'clear' | 'offline' | 'turntable'
    /** The chat message; for `clear`, the last deleted message. */
    message_id: number | null
    /** The author of the message, or the user who was forced offline. */
    user_id: number | null
    client_id: string | null
    /** The details of the change as JSON, for kinds that need them. */
    payload: string | null
    created_at: number
  }
  /** Users who may read but not send. */
  chat_mutes: { user_id: number; until: number }
  /** The earlier texts of edited messages. */
  chat_edits: { message_id: number; content: string; written_at: number }
  chat_reactions: { message_id: number; user_id: number; emoji: string; created_at: number }
  /** `user_id` is the administrator who pinned the message. */
  chat_pins: { message_id: number; user_id: number | null; created_at: number }
  chat_mentions: { user_id: number; message_id: number }
  /** The search index of the texts. `ngrams` can be written, not read. */
  chat_ngrams: { rowid: number; ngrams: string }
}
