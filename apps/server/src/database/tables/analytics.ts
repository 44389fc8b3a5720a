import type { Generated } from 'kysely'

export interface AnalyticsTables {
  /** Days are `YYYY-MM-DD` in the site's time zone. The subject is empty for kinds without one. */
  daily_stats: { kind: string; day: string; subject: Generated<string>; value: number }
  /** Deleted when the day is over; its visitors and likes are deleted with it. */
  daily_salts: { day: string; salt: string }
  daily_visitors: { day: string; visitor: string }
  daily_likes: { day: string; visitor: string; type: number; for_id: number; liker: string }
}
