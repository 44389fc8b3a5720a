import type { Queries } from '../../database/open.ts'

const VALID_MS = 7 * 86_400_000

export const invitationStore = (queries: Queries) => ({
  add: async (codeHash: string, userId: number, now: number) => {
    await queries.deleteFrom('invitations').where('expires_at', '<=', now).execute()
    await queries
      .insertInto('invitations')
      .values({
        code_hash: codeHash,
        user_id: userId,
        created_at: now,
        expires_at: now + VALID_MS,
      })
      .execute()
  },

  /** True for the one registration that used it up. */
  spend: async (codeHash: string, now: number) => {
    const { numDeletedRows } = await queries
      .deleteFrom('invitations')
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
