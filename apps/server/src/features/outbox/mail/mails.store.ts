import { type AccountMail, type MailKind, NOTIFICATION_VIEW, ROLE } from '@lanting/contract'
import { engineOf, type Queries } from '../../../database/open.ts'
import { type Page, readPage } from '../../../database/read-page.ts'
import { withAdminLock } from '../../../database/with-admin-lock.ts'

interface Times {
  readonly hourly: number
  readonly daily: number
}

/** Older events are dropped from digests. */
const TOO_OLD_MS = 3 * 86_400_000
/** A stolen session can set another address. Its owner has this time to notice. */
const TRUSTED_AFTER_MS = 86_400_000
const DAY_MS = 86_400_000
/** A second request this soon gets no link: the first one may be about to be used. */
const LINK_KEPT_MS = 600_000
const PASSWORD_MAILS_A_DAY = 3
const NEW_DEVICE_MAILS_A_DAY = 20
const READERS_AT_ONCE = 50
/** Further items are only counted. */
const ITEMS_SHOWN = 50

const deleteBatched = (queries: Queries, userId: number) =>
  queries.deleteFrom('deliveries').where('user_id', '=', userId).where('state', '=', 'batching')

/** Drops deliveries that are read, deleted or too old, or whose user may not receive them. */
const dropNeedless = async (transaction: Queries, userId: number, now: number) => {
  await deleteBatched(transaction, userId)
    .where('created_at', '<', now - TOO_OLD_MS)
    .execute()
  await deleteBatched(transaction, userId)
    .where('event_id', 'in', ({ selectFrom }) =>
      selectFrom('events')
        .leftJoin('notifications', (join) =>
          join
            .onRef('notifications.id', '=', 'events.notification_id')
            .on('is_view', '=', NOTIFICATION_VIEW.unread),
        )
        .select('events.id')
        .where('events.notification_id', 'is not', null)
        .where('notifications.id', 'is', null),
    )
    .execute()
  if (!(await mailStore(transaction).mayRead(userId))) {
    await deleteBatched(transaction, userId).execute()
  }
}

export const mailStore = (queries: Queries) => ({
  /** Returns true if the user has a digest and may still receive it. */
  mayRead: async (userId: number): Promise<boolean> => {
    const reader = await queries
      .selectFrom('mail_addresses')
      .innerJoin('users', 'users.id', 'mail_addresses.user_id')
      .select(['digest', 'role'])
      .where('users.id', '=', userId)
      .where('blocked', '=', 0)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    if (!reader || reader.digest === 'off') return false
    return reader.digest === 'daily' || reader.role === ROLE.administrator
  },

  /** Returns the users whose digest is due. Only reads. */
  readersDue: async ({ hourly, daily }: Times) => {
    const rows = await queries
      .selectFrom('deliveries')
      .leftJoin('mail_addresses', 'mail_addresses.user_id', 'deliveries.user_id')
      .select(['deliveries.user_id', 'digest'])
      .distinct()
      .where('state', '=', 'batching')
      .where('deliveries.created_at', '<', hourly)
      .where((row) =>
        row.or([row('deliveries.created_at', '<', daily), row('digest', '=', 'adminHourly')]),
      )
      .limit(READERS_AT_ONCE)
      .execute()
    return rows.flatMap(({ user_id, digest }) =>
      user_id === null
        ? []
        : { userId: user_id, before: digest === 'adminHourly' ? hourly : daily },
    )
  },

  /**
   * Puts the due deliveries of a user into one mail. Each delivery stays in that mail, also after a
   * failure.
   */
  enclose: (
    userId: number,
    { messageId, before, now }: { messageId: string; before: number; now: number },
  ): Promise<void> =>
    withAdminLock(queries, async (transaction) => {
      await dropNeedless(transaction, userId, now)
      const enclosed = await transaction
        .updateTable('deliveries')
        .set({ state: 'enclosed' })
        .where('user_id', '=', userId)
        .where('state', '=', 'batching')
        .where('created_at', '<', before)
        .executeTakeFirst()
      if (enclosed.numUpdatedRows === 0n) return
      const mailId = await mailStore(transaction).add(userId, 'digest', messageId, now)
      await transaction
        .updateTable('deliveries')
        .set({ mail_id: mailId })
        .where('user_id', '=', userId)
        .where('state', '=', 'enclosed')
        .where('mail_id', 'is', null)
        .execute()
    }),

  add: async (
    user_id: number,
    kind: MailKind,
    message_id: string,
    now: number,
  ): Promise<number> => {
    const row = { user_id, kind, message_id, state: 'waiting', due_at: now, created_at: now }
    const { id } = await queries
      .insertInto('mails')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** The times of the mails of a kind that a user was sent in the last day, newest first. */
  sentLately: async (userId: number, kind: MailKind, now: number): Promise<number[]> => {
    const rows = await queries
      .selectFrom('mails')
      .select('created_at')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('created_at', '>', now - DAY_MS)
      .orderBy('created_at', 'desc')
      .execute()
    return rows.map(({ created_at }) => created_at)
  },

  hasAddress: async (userId: number, confirmedBy: number): Promise<boolean> => {
    const found = await queries
      .selectFrom('mail_addresses')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', '<=', confirmedBy)
      .executeTakeFirst()
    return found !== undefined
  },

  /**
   * Adds the mail of a password link, if the user has an address that is trusted for it: one for all
   * who ask at the same time, and three a day.
   */
  addPassword: (userId: number, messageId: string, now: number): Promise<void> =>
    queries.transaction().execute(async (transaction) => {
      // Those who ask at the same time wait for each other, and for nobody else.
      await transaction
        .selectFrom('mail_addresses')
        .select('user_id')
        .where('user_id', '=', userId)
        // SQLite runs write transactions one by one.
        .$if(engineOf(transaction) === 'postgres', (rows) => rows.forUpdate())
        .execute()
      const mails = mailStore(transaction)
      if (!(await mails.hasAddress(userId, now - TRUSTED_AFTER_MS))) return
      const before = await mails.sentLately(userId, 'password', now)
      const isTooSoon = before[0] !== undefined && before[0] > now - LINK_KEPT_MS
      if (isTooSoon || before.length >= PASSWORD_MAILS_A_DAY) return
      await mails.add(userId, 'password', messageId, now)
    }),

  /** Adds a mail about the account, in the transaction of what happened to it. */
  addAccountMail: async (
    userId: number,
    kind: AccountMail,
    messageId: string,
    now: number,
  ): Promise<void> => {
    const mails = mailStore(queries)
    if (!(await mails.hasAddress(userId, now))) return
    const isOften =
      kind === 'newDevice' &&
      (await mails.sentLately(userId, kind, now)).length >= NEW_DEVICE_MAILS_A_DAY
    if (!isOften) await mails.add(userId, kind, messageId, now)
  },

  find: (id: number) =>
    queries
      .selectFrom('mails')
      .innerJoin('users', 'users.id', 'mails.user_id')
      .select(['mails.id', 'mails.user_id', 'kind', 'message_id', 'mails.created_at', 'role'])
      .where('mails.id', '=', id)
      .executeTakeFirst(),

  /** The items of a digest, oldest first. */
  items: async (mailId: number) => {
    const enclosed = queries
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'event_id')
      .where('mail_id', '=', mailId)
    const shown = await enclosed
      .leftJoin('notifications', 'notifications.id', 'notification_id')
      .select(['kind', 'name', 'title', 'text', 'path', 'events.created_at'])
      .select(['notifications.type', 'notifications.to_id', 'notifications.comment_id'])
      .orderBy('events.id')
      .limit(ITEMS_SHOWN)
      .execute()
    const { total } = await enclosed
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return { shown, total: Number(total) }
  },

  /** Deletes a mail that is no longer wanted. */
  drop: async (id: number) => {
    await queries.deleteFrom('mails').where('id', '=', id).execute()
  },

  dropConfirmations: async (userId: number) => {
    await queries
      .deleteFrom('mails')
      .where('user_id', '=', userId)
      .where('kind', '=', 'confirmation')
      .where('state', '=', 'waiting')
      .execute()
  },

  page: async (page: Page) => {
    const mails = queries
      .selectFrom('mails')
      .select(['id', 'kind', 'state', 'attempts', 'status', 'created_at', 'sent_at'])
      .select(({ selectFrom }) =>
        selectFrom('deliveries')
          .select(({ fn }) => fn.countAll<number | string>().as('items'))
          .whereRef('mail_id', '=', 'mails.id')
          .as('items'),
      )
    const counted = await queries
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    return { rows: await readPage(mails, [['id', 'desc']], page, total), total }
  },
})
