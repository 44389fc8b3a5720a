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

/** Digests of the events of the site. The other digests contain the user's own notifications. */
export const ADMIN_NOTIFICATIONS: readonly Digest[] = ['adminHourly', 'adminDaily']
export const isForAdmin = (digest: Digest): boolean => ADMIN_NOTIFICATIONS.includes(digest)

export const mailAddressStore = (queries: Queries) => {
  /** Deletes the deliveries that wait for the next digest. */
  const dropBatched = async (userId: number) => {
    await queries
      .deleteFrom('deliveries')
      .where('user_id', '=', userId)
      .where('state', '=', 'batching')
      .execute()
  }
  /** Deletes the mails that were not sent. */
  const dropUnsent = (userId: number) =>
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

    /** Sets an unconfirmed address. The chosen digest does not change. */
    set: async (userId: number, address: string, language: Language, now: number) => {
      const values = { address, language, requested_at: now, confirmed_at: null }
      await queries
        .insertInto('mail_addresses')
        .values({ user_id: userId, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute()
    },

    /** Confirms only the address of the link, and only once. */
    confirm: async ({ user_id, requested_at }: MailAddress, now: number) => {
      await queries
        .updateTable('mail_addresses')
        .set({ confirmed_at: now })
        .where('user_id', '=', user_id)
        .where('requested_at', '=', requested_at)
        .where('confirmed_at', 'is', null)
        .execute()
    },

    /** A change between hourly and daily keeps the waiting deliveries. */
    setDigest: async ({ user_id, digest: before }: MailAddress, digest: Digest) => {
      await queries
        .updateTable('mail_addresses')
        .set({ digest })
        .where('user_id', '=', user_id)
        .execute()
      if (before === digest || (isForAdmin(before) && isForAdmin(digest))) return
      await dropUnsent(user_id).where('kind', '=', 'digest').execute()
      await dropBatched(user_id)
    },

    remove: async (userId: number) => {
      await queries.deleteFrom('mail_addresses').where('user_id', '=', userId).execute()
      await dropUnsent(userId).execute()
      await dropBatched(userId)
    },
  }
}
