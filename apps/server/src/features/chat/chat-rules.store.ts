import type { Write } from '@lanting/chat'
import type { Queries } from '../../database/open.ts'

interface Moment {
  readonly slow_ms: number
  readonly now: number
}

/** When the authors of a batch last wrote, within the time of the slow mode. A recall changes nothing. */
export const lastWrites = async (
  transaction: Queries,
  writes: readonly Write[],
  { slow_ms, now }: Moment,
): Promise<Map<number, number>> => {
  if (slow_ms === 0) return new Map()
  const userIds = writes.flatMap((write) => (write.kind === 'message' ? write.by.user_id : []))
  const rows = await transaction
    .selectFrom('chat_events')
    .select(({ fn }) => ['user_id', fn.max('created_at').as('at')])
    .where('kind', '=', 'message')
    .where('user_id', 'in', [0, ...new Set(userIds)])
    .where('created_at', '>', now - slow_ms)
    .groupBy('user_id')
    .execute()
  return new Map(rows.map(({ user_id, at }) => [user_id ?? 0, Number(at)]))
}
