import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'

interface ChatFilter {
  readonly text: string
  readonly writer: string
  readonly created: readonly [number, number] | undefined
}

/** Queries of the chat administration. */
export const chatAdminStore = (queries: Queries) => ({
  page: async ({ text, writer, created }: ChatFilter, page: Page) => {
    const filtered = queries
      .selectFrom('chat_messages')
      .leftJoin('users', 'users.id', 'chat_messages.user_id')
      .$if(text !== '', (rows) => rows.where(contains('chat_messages.content', text)))
      .$if(writer !== '', (rows) =>
        rows.where(({ or }) =>
          or([contains('users.nick_name', writer), contains('chat_messages.visitor_name', writer)]),
        ),
      )
      .$if(created !== undefined, (rows) =>
        rows
          .where('chat_messages.created_at', '>=', created?.[0] ?? 0)
          .where('chat_messages.created_at', '<', created?.[1] ?? 0),
      )
    const listed = filtered
      .select(['chat_messages.id', 'chat_messages.user_id'])
      .select(({ fn, val }) => [
        fn.coalesce('users.nick_name', 'chat_messages.visitor_name', val('')).as('nick_name'),
        fn.coalesce('users.avatar', val('')).as('avatar'),
      ])
      .select(['chat_messages.content', 'chat_messages.content_type', 'chat_messages.created_at'])
    const counted = await filtered
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const rows = await readPage(listed, [['chat_messages.id', 'desc']], page, total)
    return { rows, total }
  },

  mutes: (now: number) =>
    queries
      .selectFrom('chat_mutes')
      .innerJoin('users', 'users.id', 'chat_mutes.user_id')
      .select(['chat_mutes.user_id', 'nick_name', 'avatar', 'until'])
      .where('until', '>', now)
      .orderBy('until')
      .execute(),

  roleOf: async (userId: number): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('users')
      .select('role')
      .where('id', '=', userId)
      .executeTakeFirst()
    return row?.role
  },

  mute: async (user_id: number, until: number): Promise<void> => {
    await queries
      .insertInto('chat_mutes')
      .values({ user_id, until })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ until }))
      .execute()
  },

  /** Returns false when the user was not muted. */
  unmute: async (userId: number, now: number): Promise<boolean> => {
    const removed = await queries
      .deleteFrom('chat_mutes')
      .where('user_id', '=', userId)
      .returning('until')
      .executeTakeFirst()
    return removed !== undefined && removed.until > now
  },
})
