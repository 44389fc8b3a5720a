import { COMMENT_TYPE, SHOWN } from '@lanting/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { findPageStart, isBehind, type PageStart } from '../../database/page-start.ts'
import { readCounter } from '../../database/read-counter.ts'
import { offsetOf, type Page } from '../../database/read-page.ts'
import { idsWithText, isAmong } from '../../database/search-index/find-texts.ts'
import type { Tables } from '../../database/tables.ts'
import type { StoredDraft } from './board.rules.ts'

interface BoardFilter {
  readonly tag: string
  /** The messages with a text; undefined for any text. */
  readonly withText?: readonly number[]
  /** From (inclusive) and to (exclusive). */
  readonly created?: readonly [number, number]
}

const COLUMNS = [
  'board_messages.id',
  'tag',
  'message',
  'color',
  'font_size',
  'font_weight',
  'bg_color',
  'bg_url',
  'user_id',
  'like_times',
  'board_messages.created_at',
  'board_messages.updated_at',
] as const

const filtered = <O>(
  queries: Queries,
  query: SelectQueryBuilder<Tables, 'board_messages', O>,
  { tag, withText, created }: BoardFilter,
) =>
  query
    .$if(tag !== '', (rows) => rows.where('tag', '=', tag))
    .$if(withText !== undefined, (rows) =>
      rows.where(isAmong(queries, 'board_messages.id', withText ?? [])),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('board_messages.created_at', '>=', created?.[0] ?? 0)
        .where('board_messages.created_at', '<', created?.[1] ?? 0),
    )

/** Whether triggers count the list. */
const isCounted = ({ withText, created }: BoardFilter) => !(withText || created)

const listOf = ({ tag }: BoardFilter) =>
  tag === '' ? { scope: 'board_messages', subject: '' } : { scope: 'board_tag', subject: tag }

/** Joins the author's current name and avatar. A visitor keeps the random name. */
const withAuthor = <O>(query: SelectQueryBuilder<Tables, 'board_messages', O>) =>
  query
    .leftJoin('users', 'users.id', 'board_messages.user_id')
    .select(({ fn, val }) => [
      fn.coalesce('users.nick_name', 'board_messages.nick_name').as('nick_name'),
      fn.coalesce('users.avatar', val('')).as('avatar'),
    ])

export const boardStore = (queries: Queries) => {
  const messages = () => queries.selectFrom('board_messages')

  const messageRows = () =>
    withAuthor(messages())
      .leftJoin('counters', (join) =>
        join
          .on('counters.scope', '=', 'comments')
          .on(
            'counters.subject',
            '=',
            sql<string>`${`${COMMENT_TYPE.boardMessage}:`} || board_messages.id`,
          ),
      )
      .select([...COLUMNS, 'counters.value as comment_total'])

  return {
    withText: (text: string) => idsWithText(queries, 'board_messages', text),

    page: async (filter: BoardFilter, page: Page) => {
      const list = isCounted(filter) ? listOf(filter) : undefined
      const start: PageStart = list
        ? await findPageStart(queries, list, offsetOf(page))
        : { skip: offsetOf(page) }
      const ids = filtered(queries, messages().select('board_messages.id'), filter)
        .where(isBehind(start, 'board_messages.created_at', 'board_messages.id'))
        .orderBy('board_messages.created_at', 'desc')
        .orderBy('board_messages.id', 'desc')
        .limit(page.size)
        .offset(start.skip)
      return messageRows()
        .where('board_messages.id', 'in', ids)
        .orderBy('board_messages.created_at', 'desc')
        .orderBy('board_messages.id', 'desc')
        .execute()
    },

    total: async (filter: BoardFilter): Promise<number> => {
      if (isCounted(filter)) {
        const { scope, subject } = listOf(filter)
        return readCounter(queries, scope, subject)
      }
      const { total } = await filtered(
        queries,
        messages().select(({ fn }) => fn.countAll<number | string>().as('total')),
        filter,
      ).executeTakeFirstOrThrow()
      return Number(total)
    },

    newest: () =>
      withAuthor(messages())
        .select(['board_messages.id', 'user_id', 'message', 'board_messages.created_at'])
        .orderBy('board_messages.created_at', 'desc')
        .orderBy('board_messages.id', 'desc')
        .limit(SHOWN.driftingMessages)
        .execute(),

    find: (id: number) => messageRows().where('board_messages.id', '=', id).executeTakeFirst(),

    hotTags: async () => {
      const rows = await queries
        .selectFrom('counters')
        .select(['subject as tag', 'value as count'])
        .where('scope', '=', 'board_tag')
        .where('value', '>', 0)
        .orderBy('value', 'desc')
        .orderBy('subject')
        .limit(SHOWN.hotTags)
        .execute()
      return rows
    },

    /** Returns author, picture and time of the last change. */
    authorsOf: (ids: readonly number[]) =>
      messages().select(['id', 'user_id', 'bg_url', 'updated_at']).where('id', 'in', ids).execute(),

    add: async (
      draft: StoredDraft,
      author: { readonly user_id: number | null; readonly nick_name: string },
      now: number,
    ): Promise<number> => {
      const { id } = await queries
        .insertInto('board_messages')
        .values({ ...draft, ...author, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    update: async (id: number, draft: StoredDraft, now: number) => {
      await queries
        .updateTable('board_messages')
        .set({ ...draft, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    remove: async (ids: readonly number[]): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom('board_messages')
        .where('id', 'in', ids)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    nickNameOf: async (userId: number): Promise<string> => {
      const row = await queries
        .selectFrom('users')
        .select('nick_name')
        .where('id', '=', userId)
        .executeTakeFirst()
      return row?.nick_name ?? ''
    },
  }
}
