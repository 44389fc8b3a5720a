import type { RoomUser } from '@lanting/chat'
import type { Role } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'

/** Returns the current users of valid sessions. */
export const chatUserStore = (queries: Queries) => ({
  ofSessions: async (sessionIds: readonly number[], now: number): Promise<RoomUser[]> => {
    const found: RoomUser[] = []
    for (const ids of chunk(sessionIds, NO_ID)) {
      const rows = await queries
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id as user_id', 'role', 'sessions.id as session_id'])
        .leftJoin('chat_mutes', 'chat_mutes.user_id', 'users.id')
        .select(['nick_name', 'avatar', 'chat_mutes.until'])
        .where('sessions.id', 'in', ids)
        .where('expires_at', '>', now)
        .where('blocked', '=', 0)
        .execute()
      found.push(
        ...rows.map(({ until, ...row }) => ({
          ...row,
          role: row.role as Role,
          muted_until: until !== null && until > now ? until : 0,
        })),
      )
    }
    return found
  },
})
