import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { countOf, type Page, readRowsOfPage } from '../../database/read-page.ts'
import { idsWithText, isAmong } from '../../database/search-index/find-texts.ts'
import { subjectTitle } from '../../database/subject-title.ts'
import { usersNamed } from '../../database/users-named.ts'

interface PostFilter {
  readonly text: string
  readonly author: string
  /** The name of the user whom a comment answers. */
  readonly repliedTo?: string
  readonly created: readonly [number, number] | undefined
}

/** The rows with a text; undefined for any text. */
type Ids = readonly number[] | undefined

/** Filters by the ids of users, which have indexes, so that no comment is joined to be counted. */
const commentIds = (
  queries: Queries,
  { author, repliedTo = '', created }: PostFilter,
  withText: Ids,
) =>
  queries
    .selectFrom('comments')
    .select('comments.id')
    .$if(withText !== undefined, (rows) =>
      rows.where(isAmong(queries, 'comments.id', withText ?? [])),
    )
    .$if(author !== '', (rows) => rows.where('comments.from_id', 'in', usersNamed(queries, author)))
    .$if(repliedTo !== '', (rows) =>
      rows.where('comments.to_id', 'in', usersNamed(queries, repliedTo)),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('comments.created_at', '>=', created?.[0] ?? 0)
        .where('comments.created_at', '<', created?.[1] ?? 0),
    )

const boardMessageIds = (queries: Queries, { author, created }: PostFilter, withText: Ids) =>
  queries
    .selectFrom('board_messages')
    .select('board_messages.id')
    .$if(withText !== undefined, (rows) =>
      rows.where(isAmong(queries, 'board_messages.id', withText ?? [])),
    )
    .$if(author !== '', (rows) =>
      rows.where(({ eb, or }) =>
        or([
          eb('board_messages.user_id', 'in', usersNamed(queries, author)),
          contains('board_messages.nick_name', author),
        ]),
      ),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('board_messages.created_at', '>=', created?.[0] ?? 0)
        .where('board_messages.created_at', '<', created?.[1] ?? 0),
    )

const commentRows = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.from_id')
    .leftJoin('users as answered', 'answered.id', 'comments.to_id')
    .select(['comments.id', 'comments.parent_id', 'comments.type', 'comments.for_id'])
    .select(['comments.content', 'comments.from_id', 'comments.to_id', 'comments.created_at'])
    .select(['comments.original_content as original', 'comments.pictures'])
    .select(['author.nick_name as from_name', 'author.avatar as from_avatar'])
    .select(({ fn, val }) => fn.coalesce('answered.nick_name', val('')).as('to_name'))
    .select(subjectTitle)
    .where('comments.id', 'in', ids)
    .execute()

const boardMessageRows = (queries: Queries, ids: readonly number[]) =>
  queries
    .selectFrom('board_messages')
    .leftJoin('users', 'users.id', 'board_messages.user_id')
    .select(['board_messages.id', 'board_messages.message', 'board_messages.tag'])
    .select(['board_messages.user_id', 'board_messages.created_at'])
    .select(({ fn, val }) => [
      fn.coalesce('users.nick_name', 'board_messages.nick_name').as('nick_name'),
      fn.coalesce('users.avatar', val('')).as('avatar'),
    ])
    .where('board_messages.id', 'in', ids)
    .execute()

/** Newest first. */
const orderOf = (table: 'comments' | 'board_messages') =>
  [
    [`${table}.created_at`, 'desc'],
    [`${table}.id`, 'desc'],
  ] as const

/** Lists comments and board messages, newest first, with filters. */
export const postLists = (queries: Queries) => ({
  comments: async (filter: PostFilter, page: Page) => {
    const withText = await idsWithText(queries, 'comments', filter.text)
    const ids = commentIds(queries, filter, withText)
    const total = await countOf(ids)
    const rows = await readRowsOfPage(ids, orderOf('comments'), page, total, (found) =>
      commentRows(queries, found),
    )
    return { rows, total }
  },

  boardMessages: async (filter: PostFilter, page: Page) => {
    const withText = await idsWithText(queries, 'board_messages', filter.text)
    const ids = boardMessageIds(queries, filter, withText)
    const total = await countOf(ids)
    const rows = await readRowsOfPage(ids, orderOf('board_messages'), page, total, (found) =>
      boardMessageRows(queries, found),
    )
    return { rows, total }
  },
})
