import { ROLE, type Role } from '@lanting/contract'
import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export interface UserFilter {
  /** Parts of names. */
  readonly nickName: string
  readonly username: string
  readonly role?: number
  readonly blocked?: number
}

interface Page {
  readonly current: number
  readonly size: number
}

/** The row of a deleted account is nobody; nobody can register such a name. */
const people = <O>(query: SelectQueryBuilder<Tables, 'users', O>) =>
  query.where('username', 'not like', 'deleted-%')

const filtered = <O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { nickName, username, role, blocked }: UserFilter,
) =>
  people(query)
    .$if(nickName !== '', (rows) => rows.where(contains('nick_name', nickName)))
    .$if(username !== '', (rows) => rows.where(contains('username', username)))
    .$if(role !== undefined, (rows) => rows.where('role', '=', role ?? 0))
    .$if(blocked !== undefined, (rows) => rows.where('blocked', '=', blocked ?? 0))

const shown = (queries: Queries, now: number) =>
  queries
    .selectFrom('users')
    .select(['id', 'username', 'nick_name', 'avatar', 'role', 'qq', 'blocked'])
    .select(['created_at', 'updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('expires_at', '>', now)
        .as('lastSeenAtMs'),
    )

export const userStore = (queries: Queries) => ({
  page: (filter: UserFilter, { current, size }: Page, now: number) =>
    filtered(shown(queries, now), filter)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((current - 1) * size)
      .execute(),

  total: async (filter: UserFilter): Promise<number> => {
    const { total } = await filtered(
      queries.selectFrom('users').select(({ fn }) => fn.countAll<number | string>().as('total')),
      filter,
    ).executeTakeFirstOrThrow()
    return Number(total)
  },

  one: (id: number, now: number) =>
    people(shown(queries, now)).where('users.id', '=', id).executeTakeFirst(),

  userStatus: async (id: number) => {
    const row = await people(queries.selectFrom('users').select(['role', 'blocked']))
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { role: row.role as Role, blocked: row.blocked === 1 }
  },

  /** Administrators who may log in, besides this one. */
  otherAdministrators: async (id: number): Promise<number> => {
    const { total } = await queries
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .where('role', '=', ROLE.administrator)
      .where('blocked', '=', 0)
      .where('id', '!=', id)
      .executeTakeFirstOrThrow()
    return Number(total)
  },

  /** Ends every session of the user. */
  setUserStatus: async (id: number, userStatus: { role?: Role; blocked?: number }, now: number) => {
    await queries
      .updateTable('users')
      .set({ ...userStatus, updated_at: now })
      .where('id', '=', id)
      .execute()
    await queries.deleteFrom('sessions').where('user_id', '=', id).execute()
  },
})
