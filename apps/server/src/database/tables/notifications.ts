import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface NotificationTables {
  notifications: Row & {
    message: string
    /** The message in English, if there is one. */
    message_en: Generated<string | null>
    user_id: number
    type: number
    to_id: number | null
    /** The comment that caused it. It may have been deleted since. */
    comment_id: Generated<number | null>
    /** The user who caused it, whose name its words contain; null before migration 0033. */
    by_id: Generated<number | null>
    is_view: Generated<number>
  }
}
