import type { Queries } from '../../database/open.ts'

const VALID_MS = 86_400_000

/** Password reset links. A user has at most one. */
export const passwordLinkStore = (queries: Queries) => ({
  /** Replaces an earlier link of the user. Returns the time when the new one expires. */
  replace: async (userId: number, tokenHash: string, now: number): Promise<number> => {
    const link = { token_hash: tokenHash, created_at: now, expires_at: now + VALID_MS }
    await queries
      .insertInto('password_links')
      .values({ user_id: userId, ...link })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
      .execute()
    return link.expires_at
  },

  /** Returns the user of a valid link, unless the user is blocked. */
  find: (tokenHash: string, now: number) =>
    queries
      .selectFrom('password_links')
      .innerJoin('users', 'users.id', 'password_links.user_id')
      .select(['users.id', 'username', 'role'])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where('blocked', '=', 0)
      .executeTakeFirst(),

  /** Returns true for exactly one call: the one that redeemed the link. */
  redeem: async (tokenHash: string, userId: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('password_links')
      .where('token_hash', '=', tokenHash)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },

  /** The link of a user that can still be used. */
  valid: (userId: number, now: number) =>
    queries
      .selectFrom('password_links')
      .select(['token_hash', 'created_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  removeOfUser: async (userId: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('password_links')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
