import type { Generated } from 'kysely'

export interface ModerationTables {
  /** From users and visitors; open while `handled_at` is null. */
  reports: {
    id: Generated<number>
    type: number
    for_id: number
    user_id: number | null
    visitor: Generated<string | null>
    reason: Generated<string>
    handled_at: Generated<number | null>
    created_at: number
  }
  /** Posts that wait for approval by an administrator. */
  held_posts: {
    id: Generated<number>
    kind: string
    /** Null: written by a visitor. */
    user_id: number | null
    /** The subject of a comment. */
    type: number | null
    for_id: number | null
    /** The text, for the review. */
    content: string
    /** The body of the request that publishes it, as JSON. */
    body: string
    /** The blocked words in it, as JSON. Empty: held because a visitor wrote it. */
    matched_words: string
    created_at: number
  }
}
