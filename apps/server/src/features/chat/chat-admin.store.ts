import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { countOf, type Page, readRowsOfPage } from '../../database/read-page.ts'
import { idsWithText, isAmong } from '../../database/search-index/find-texts.ts'
import { usersNamed } from '../../database/users-named.ts'

interface ChatFilter {
  readonly text: string
  readonly writer: string
  readonly created: readonly [number, number] | undefined
}

/**
 * The names of the visitors in the chat, each once: every step seeks the next name in the index, so
 * the messages between two names are not read.
 */
const visitorsNamed = (queries: Queries, name: string) =>
  queries
    .withRecursive('visitors(name)', (names) =>
      names
        .selectFrom('chat_messages')
        .select(({ fn }) => fn.min('visitor_name').as('name'))
        .where('visitor_name', 'is not', null)
        .unionAll(
          names
            .selectFrom('visitors')
            .select(({ selectFrom }) =>
              selectFrom('chat_messages')
                .select(({ fn }) => fn.min('visitor_name').as('name'))
                .whereRef('visitor_name', '>', 'visitors.name')
                .as('name'),
            )
            .where('visitors.name', 'is not', null),
        ),
    )
    .selectFrom('visitors')
    .select('visitors.name')
    .where(contains('visitors.name', name))

const messageIds = (
  queries: Queries,
  { writer, created }: ChatFilter,
  withText: readonly number[] | undefined,
) => {
  const filtered = () =>
    queries
      .selectFrom('chat_messages')
      .select('chat_messages.id')
      .$if(withText !== undefined, (rows) =>
        rows.where(isAmong(queries, 'chat_messages.id', withText ?? [])),
      )
      .$if(created !== undefined, (rows) =>
        rows
          .where('chat_messages.created_at', '>=', created?.[0] ?? 0)
          .where('chat_messages.created_at', '<', created?.[1] ?? 0),
      )
  const found =
    writer === ''
      ? filtered()
      : filtered()
          .where('chat_messages.user_id', 'in', usersNamed(queries, writer))
          .unionAll(
            filtered().where('chat_messages.visitor_name', 'in', visitorsNamed(queries, writer)),
          )
  return queries.selectFrom(found.as('found')).select('found.id')
}

/** Queries of the chat administration. */
export const chatAdminStore = (queries: Queries) => ({
  page: async (filter: ChatFilter, page: Page) => {
    const withText = await idsWithText(queries, 'chat_messages', filter.text)
    const ids = messageIds(queries, filter, withText)
    const total = await countOf(ids)
    const rows = await readRowsOfPage(ids, [['found.id', 'desc']], page, total, (found) =>
      queries
        .selectFrom('chat_messages')
        .leftJoin('users', 'users.id', 'chat_messages.user_id')
        .select(['chat_messages.id', 'chat_messages.user_id'])
        .select(({ fn, val }) => [
          fn.coalesce('users.nick_name', 'chat_messages.visitor_name', val('')).as('nick_name'),
          fn.coalesce('users.avatar', val('')).as('avatar'),
        ])
        .select(['chat_messages.content', 'chat_messages.content_type', 'chat_messages.created_at'])
        .where('chat_messages.id', 'in', found)
        .execute(),
    )
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
