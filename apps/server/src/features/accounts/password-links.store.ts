import type { Queries } from '../../database/open.ts'

const VALID_MS = 86_400_000

/** The links with which users set a new password; a user has one at most. */
export const passwordLinkStore = (queries: Queries) => ({
  /** In the place of an earlier one; gives until when it is good. */
  put: async (userId: number, tokenHash: string, now: number): Promise<number> => {
    const link = { token_hash: tokenHash, created_at: now, expires_at: now + VALID_MS }
    await queries
      .insertInto('password_links')
      .values({ user_id: userId, ...link })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
      .execute()
    return link.expires_at
  },

  /** The user of a link, while it is good and its user may log in. */
  find: (tokenHash: string, now: number) =>
    queries
      .selectFrom('password_links')
      .innerJoin('users', 'users.id', 'password_links.user_id')
      .select(['users.id', 'username'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('blocked', '=', 0)
      .executeTakeFirst(),

  /** True for the one call that used it up. */
  spend: async (tokenHash: string, userId: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('password_links')
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  goodUntil: async (userId: number, now: number): Promise<number | null> => {
    const row = await queries
      .selectFrom('password_links')
      .select('expires_at')
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.expires_at ?? null
  },

  removeOf: async (userId: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('password_links')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
