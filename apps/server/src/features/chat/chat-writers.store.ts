import { CHAT } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Clock } from '../../platform/clock.ts'

/** Among the newest messages, so that the read costs the same after years. */
const MESSAGES_READ = 5_000
const KEPT_MS = 60_000

const readWriters = (queries: Queries) =>
  queries
    .selectFrom(
      queries
        .selectFrom('chat_messages')
        .select(['id', 'user_id'])
        .orderBy('id', 'desc')
        .limit(MESSAGES_READ)
        .as('newest'),
    )
    .innerJoin('users', 'users.id', 'newest.user_id')
    .select(['users.id as user_id', 'nick_name', 'avatar'])
    .where('blocked', '=', 0)
    .groupBy(['users.id', 'nick_name', 'avatar'])
    .orderBy(({ fn }) => fn.max('newest.id'), 'desc')
    .limit(CHAT.writersMax)
    .execute()

/** [CHAT-46] Returns the users who wrote last, the latest first. Read at most once a minute. */
export const createRecentWriters = (queries: Queries, now: Clock) => {
  let kept: { readonly at: number; readonly list: ReturnType<typeof readWriters> } | undefined
  return async () => {
    if (kept && Math.abs(now() - kept.at) < KEPT_MS) return kept.list
    const read = { at: now(), list: readWriters(queries) }
    kept = read
    try {
      return await read.list
    } catch (error) {
      // The next call tries again.
      if (kept === read) kept = undefined
      throw error
    }
  }
}
