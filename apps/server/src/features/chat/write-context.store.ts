import type { Write } from '@lanting/chat'
import type { Queries } from '../../database/open.ts'

/** Reads mutes and already stored client ids once for all writes of a batch. */
export const readWriteContext = async (
  transaction: Queries,
  writes: readonly Write[],
  now: number,
) => {
  const userIds = [...new Set(writes.flatMap((write) => ('by' in write ? write.by.user_id : [])))]
  const clientIds = writes.flatMap((write) => (write.kind === 'message' && write.client_id) || [])
  const mutes = await transaction
    .selectFrom('chat_mutes')
    .selectAll()
    .where('user_id', 'in', [0, ...userIds])
    .where('until', '>', now)
    .execute()
  const known = await transaction
    .selectFrom('chat_events')
    .select(['user_id', 'client_id', 'message_id'])
    .where('user_id', 'in', [0, ...userIds])
    .where('client_id', 'in', ['', ...clientIds])
    .execute()
  return {
    mutedUntil: new Map(mutes.map(({ user_id, until }) => [user_id, until])),
    known: new Map<string, number | undefined>(
      known.map((row) => [`${row.user_id} ${row.client_id}`, row.message_id ?? 0]),
    ),
  }
}
