import { contains } from './contains.ts'
import type { Queries } from './open.ts'

/** The ids of the users whose nickname contains a text. */
export const usersNamed = (queries: Queries, name: string) =>
  queries.selectFrom('users').select('users.id').where(contains('users.nick_name', name))
