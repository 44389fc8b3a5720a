import { COMMENT_TYPE } from '@lanting/contract'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'

interface PostFilter {
  readonly text: string
  readonly author: string
  /** The name of the user whom a comment answers. */
  readonly repliedTo?: string
  readonly created: readonly [number, number] | undefined
}

const comments = (queries: Queries, { text, author, repliedTo = '', created }: PostFilter) =>
  queries
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.from_id')
    .leftJoin('users as answered', 'answered.id', 'comments.to_id')
    .$if(text !== '', (rows) => rows.where(contains('comments.content', text)))
    .$if(author !== '', (rows) => rows.where(contains('author.nick_name', author)))
    .$if(repliedTo !== '', (rows) => rows.where(contains('answered.nick_name', repliedTo)))
    .$if(created !== undefined, (rows) =>
      rows
        .where('comments.created_at', '>=', created?.[0] ?? 0)
        .where('comments.created_at', '<', created?.[1] ?? 0),
    )

const boardMessages = (queries: Queries, { text, author, created }: PostFilter) =>
  queries
    .selectFrom('board_messages')
    .leftJoin('users', 'users.id', 'board_messages.user_id')
    .$if(text !== '', (rows) => rows.where(contains('board_messages.message', text)))
    .$if(author !== '', (rows) =>
      rows.where(({ or }) =>
        or([contains('users.nick_name', author), contains('board_messages.nick_name', author)]),
      ),
    )
    .$if(created !== undefined, (rows) =>
      rows
        .where('board_messages.created_at', '>=', created?.[0] ?? 0)
        .where('board_messages.created_at', '<', created?.[1] ?? 0),
    )

/** Lists comments and board messages, newest first, with filters. */
export const postLists = (queries: Queries) => ({
  comments: async (filter: PostFilter, page: Page) => {
    const found = comments(queries, filter)
    const listed = found
      .leftJoin('articles', (join) =>
        join
          .onRef('articles.id', '=', 'comments.for_id')
          .on('comments.type', '=', COMMENT_TYPE.article),
      )
      .select(['comments.id', 'comments.parent_id', 'comments.type', 'comments.for_id'])
      .select(['comments.content', 'comments.from_id', 'comments.to_id', 'comments.created_at'])
      .select(['comments.original_content as original', 'comments.pictures'])
      .select(['author.nick_name as from_name', 'author.avatar as from_avatar'])
      .select(({ fn, val }) => [
        fn.coalesce('answered.nick_name', val('')).as('to_name'),
        fn.coalesce('articles.article_title', val('')).as('title'),
      ])
    const counted = await found
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const rows = await readPage(
      listed,
      [
        ['comments.created_at', 'desc'],
        ['comments.id', 'desc'],
      ],
      page,
      total,
    )
    return { rows, total }
  },

  boardMessages: async (filter: PostFilter, page: Page) => {
    const found = boardMessages(queries, filter)
    const listed = found
      .select(['board_messages.id', 'board_messages.message', 'board_messages.tag'])
      .select(['board_messages.user_id', 'board_messages.created_at'])
      .select(({ fn, val }) => [
        fn.coalesce('users.nick_name', 'board_messages.nick_name').as('nick_name'),
        fn.coalesce('users.avatar', val('')).as('avatar'),
      ])
    const counted = await found
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    const total = Number(counted.total)
    const rows = await readPage(
      listed,
      [
        ['board_messages.created_at', 'desc'],
        ['board_messages.id', 'desc'],
      ],
      page,
      total,
    )
    return { rows, total }
  },
})
