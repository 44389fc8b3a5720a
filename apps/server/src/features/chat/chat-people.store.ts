import type { Person } from '@lanting/chat'
import type { Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { portions } from '../../database/portions.ts'

/** Who sits behind a session, as they are now. */
export const chatPeopleStore = (queries: Queries) => ({
  living: async (sessionIds: readonly number[], now: number): Promise<Person[]> => {
    const found: Person[] = []
    for (const ids of portions(sessionIds)) {
      const rows = await queries
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id as user_id', 'role', 'sessions.id as session_id'])
        .select(['nick_name', 'avatar'])
        .where('sessions.id', 'in', ids)
        .where('expires_at', '>', now)
        .where('blocked', '=', 0)
        .execute()
      found.push(...rows.map((row) => ({ ...row, role: row.role as Role })))
    }
    return found
  },
})
