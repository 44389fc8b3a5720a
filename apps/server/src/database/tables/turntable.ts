import type { TurntableOrder } from '@lanting/contract'
import type { SessionPhase } from '@lanting/turntable'
import type { Row } from './row.ts'

export interface TurntableTables {
  /** One row: the state as JSON. Its changes are events of the chat's log. */
  turntable: { place: number; state: string }
  listening_sessions: Row & {
    title: string
    /** Of the site or of the upstream. The name is the one at the time of planning. */
    playlist_id: number
    playlist_name: string
    playlist_order: TurntableOrder
    /** The next time of a weekly session, or the one that is on. */
    starts_at: number
    ends_at: number
    is_weekly: number
    phase: SessionPhase
    /** The time of the next step: reminder, start or end. */
    due_at: number
  }
  /** Users who get a notification before a session. */
  listening_reminders: { session_id: number; user_id: number; created_at: number }
}
