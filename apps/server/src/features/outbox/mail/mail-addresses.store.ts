import type { Digest, Language } from '@lanting/contract'
import type { Queries } from '../../../database/open.ts'

export interface MailAddress {
  readonly user_id: number
  readonly address: string
  readonly language: Language
  readonly digest: Digest
  readonly requested_at: number
  readonly confirmed_at: number | null
}

/** What happens on the site; the other digests are of somebody's own notifications. */
export const ADMIN_NOTIFICATIONS: readonly Digest[] = ['adminHourly', 'adminDaily']
export const isForAdmin = (digest: Digest): boolean => ADMIN_NOTIFICATIONS.includes(digest)

export const mailAddressStore = (queries: Queries) => {
  /** What waited for the next digest is not wanted any more. */
  const forgetGathered = async (userId: number) => {
    await queries
      .deleteFrom('deliveries')
      .where('user_id', '=', userId)
      .where('state', '=', 'batching')
      .execute()
  }
  /** Nor what could still be sent, or sent again. */
  const forgetUnsent = (userId: number) =>
    queries.deleteFrom('mails').where('user_id', '=', userId).where('state', '!=', 'sent')
  return {
    find: async (userId: number): Promise<MailAddress | undefined> => {
      const row = await queries
        .selectFrom('mail_addresses')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row as MailAddress | undefined
    },

    /** An address that nobody has confirmed; what was chosen about digests stays. */
    set: async (userId: number, address: string, language: Language, now: number) => {
      const named = { address, language, requested_at: now, confirmed_at: null }
      await queries
        .insertInto('mail_addresses')
        .values({ user_id: userId, ...named })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(named))
        .execute()
    },

    /** Only the address that the link was mailed to, and only once. */
    confirm: async ({ user_id, requested_at }: MailAddress, now: number) => {
      await queries
        .updateTable('mail_addresses')
        .set({ confirmed_at: now })
        .where('user_id', '=', user_id)
        .where('requested_at', '=', requested_at)
        .where('confirmed_at', 'is', null)
        .execute()
    },

    /** Who only wants it more or less often loses nothing of what waits. */
    setDigest: async ({ user_id, digest: before }: MailAddress, digest: Digest) => {
      await queries
        .updateTable('mail_addresses')
        .set({ digest })
        .where('user_id', '=', user_id)
        .execute()
      if (before === digest || (isForAdmin(before) && isForAdmin(digest))) return
      await forgetUnsent(user_id).where('kind', '=', 'digest').execute()
      await forgetGathered(user_id)
    },

    remove: async (userId: number) => {
      await queries.deleteFrom('mail_addresses').where('user_id', '=', userId).execute()
      await forgetUnsent(userId).execute()
      await forgetGathered(userId)
    },
  }
}
