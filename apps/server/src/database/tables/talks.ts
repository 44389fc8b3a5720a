import type { Generated } from 'kysely'
import type { Row } from './row.ts'

export interface TalkTables {
  talks: Row & {
    user_id: number
    content: string
    status: Generated<number>
    is_top: Generated<number>
    like_times: Generated<number>
    trashed_at: Generated<number | null>
    /** The status before the talk was moved to trash. */
    trashed_status: Generated<number | null>
  }
  talk_photos: { talk_id: number; position: number; url: string }
}
