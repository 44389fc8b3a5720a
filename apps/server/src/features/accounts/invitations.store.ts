import type { InvitationState } from '@lanting/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'

const VALID_MS = 7 * 86_400_000
/** An unused invitation stays in the list this long after it expires. */
const LISTED_AFTER_EXPIRY_MS = 30 * 86_400_000

const inState = <O>(
  query: SelectQueryBuilder<Tables, 'invitations', O>,
  state: InvitationState | undefined,
  now: number,
) => {
  if (state === undefined) return query
  if (state === 'used') return query.where('used_at', 'is not', null)
  return query
    .where('used_at', 'is', null)
    .where('invitations.expires_at', state === 'open' ? '>' : '<=', now)
}

export const invitationStore = (queries: Queries) => ({
  add: async (codeHash: string, userId: number, now: number): Promise<number> => {
    await queries
      .deleteFrom('invitations')
      .where('used_at', 'is', null)
      .where('expires_at', '<=', now - LISTED_AFTER_EXPIRY_MS)
      .execute()
    const { id } = await queries
      .insertInto('invitations')
      .values({
        code_hash: codeHash,
        user_id: userId,
        created_at: now,
        expires_at: now + VALID_MS,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },

  /** Returns the id to exactly one registration: the one that redeemed the invitation. */
  redeem: async (codeHash: string, now: number): Promise<number | undefined> => {
    const row = await queries
      .updateTable('invitations')
      .set({ used_at: now })
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', now)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return row?.id
  },

  setGuest: async (id: number, userId: number) => {
    await queries
      .updateTable('invitations')
      .set({ invited_user_id: userId })
      .where('id', '=', id)
      .execute()
  },

  page: (
    state: InvitationState | undefined,
    page: Page,
    { total, now }: { readonly total: number; readonly now: number },
  ) => {
    const rows = inState(queries.selectFrom('invitations'), state, now)
      .innerJoin('users as inviters', 'inviters.id', 'invitations.user_id')
      .leftJoin('users as guests', 'guests.id', 'invited_user_id')
      .select(['invitations.id', 'invitations.created_at', 'expires_at', 'used_at'])
      .select(['inviters.id as inviterId', 'inviters.nick_name as inviterName'])
      .select(['guests.id as guestId', 'guests.nick_name as guestName'])
    return readPage(rows, [['invitations.id', 'desc']], page, total)
  },

  total: async (state: InvitationState | undefined, now: number): Promise<number> => {
    const { total } = await inState(queries.selectFrom('invitations'), state, now)
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  },

  /** Deletes an unused invitation. Returns false when there is none. */
  remove: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('invitations')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numDeletedRows === 1n
  },
})
