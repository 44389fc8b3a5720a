import { ROLE, type Role } from '@lanting/contract'
import type { SelectQueryBuilder } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'

export interface UserFilter {
  /** A part of the nickname. */
  readonly nickName: string
  /** A part of the username. */
  readonly username: string
  readonly role?: number
  readonly blocked?: number
}

/** Excludes the anonymized rows of deleted accounts. Nobody can register such a username. */
const withoutDeleted = <O>(query: SelectQueryBuilder<Tables, 'users', O>) =>
  query.where('username', 'not like', 'deleted-%')

const filtered = <O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { nickName, username, role, blocked }: UserFilter,
) =>
  withoutDeleted(query)
    .$if(nickName !== '', (rows) => rows.where(contains('nick_name', nickName)))
    .$if(username !== '', (rows) => rows.where(contains('username', username)))
    .$if(role !== undefined, (rows) => rows.where('role', '=', role ?? 0))
    .$if(blocked !== undefined, (rows) => rows.where('blocked', '=', blocked ?? 0))

const userRows = (queries: Queries, now: number) =>
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
  page: async (filter: UserFilter, page: Page, { total, now }: { total: number; now: number }) => {
    const rows = filtered(userRows(queries, now), filter)
    return readPage(
      rows,
      [
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
      page,
      total,
    )
  },

  total: async (filter: UserFilter): Promise<number> => {
    const { total } = await filtered(
      queries.selectFrom('users').select(({ fn }) => fn.countAll<number | string>().as('total')),
      filter,
    ).executeTakeFirstOrThrow()
    return Number(total)
  },

  find: (id: number, now: number) =>
    withoutDeleted(userRows(queries, now)).where('users.id', '=', id).executeTakeFirst(),

  userStatus: async (id: number) => {
    const row = await withoutDeleted(queries.selectFrom('users').select(['role', 'blocked']))
      .where('id', '=', id)
      .executeTakeFirst()
    return row && { role: row.role as Role, blocked: row.blocked === 1 }
  },

  /** Returns the number of other administrators who can log in. */
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

  /** Changes role or block, and deletes every session of the user. */
  setUserStatus: async (id: number, userStatus: { role?: Role; blocked?: number }, now: number) => {
    await queries
      .updateTable('users')
      .set({ ...userStatus, updated_at: now })
      .where('id', '=', id)
      .execute()
    await queries.deleteFrom('sessions').where('user_id', '=', id).execute()
  },
})
