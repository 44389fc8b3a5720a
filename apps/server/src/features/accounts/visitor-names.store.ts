import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { accountStore } from './accounts.store.ts'
import { isReservedNickName } from './names.rules.ts'

/** Whether a visitor may not use this name: it is reserved, or a user has it. */
export const isTakenName = async (queries: Queries, name: string): Promise<boolean> => {
  const administrators = await accountStore(queries).administrators()
  const theirs = administrators.flatMap(({ nick_name, username }) => [nick_name, username])
  if (isReservedNickName(name, theirs)) return true
  const found = await queries
    .selectFrom('users')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(nick_name)`, '=', sql`lower(${name})`),
        eb(sql`lower(username)`, '=', sql`lower(${name})`),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
