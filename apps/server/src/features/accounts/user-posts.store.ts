import { visibleText } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** The number of posts returned from each table. */
const NEWEST_COUNT = 5

interface PostRow {
  readonly id: number
  readonly text: string
  readonly type: number | null
  readonly for_id: number | null
  readonly created_at: number
}

const withVisibleText = (rows: readonly PostRow[]) =>
  rows.map((row) => ({ ...row, text: visibleText(row.text) }))

const countOf = async (rows: Promise<{ total: number | string }>) => Number((await rows).total)

interface PostSource {
  readonly table: 'comments' | 'board_messages' | 'chat_messages' | 'talks' | 'links' | 'reports'
  readonly authorColumn: string
  readonly textColumn: string
  readonly hasTarget?: true
}

const POST_SOURCES = {
  comments: { table: 'comments', authorColumn: 'from_id', textColumn: 'content', hasTarget: true },
  boardMessages: { table: 'board_messages', authorColumn: 'user_id', textColumn: 'message' },
  chatMessages: { table: 'chat_messages', authorColumn: 'user_id', textColumn: 'content' },
  talks: { table: 'talks', authorColumn: 'user_id', textColumn: 'content' },
  links: { table: 'links', authorColumn: 'user_id', textColumn: 'url' },
  reports: { table: 'reports', authorColumn: 'user_id', textColumn: 'reason', hasTarget: true },
} as const satisfies Record<string, PostSource>

const targetColumn = (hasTarget: true | undefined, column: string) =>
  hasTarget ? sql.ref<number | null>(column) : sql<number | null>`cast(null as integer)`

const postsOf = async (queries: Queries, source: PostSource, userId: number) => {
  const { table, authorColumn, textColumn, hasTarget } = source
  const { ref } = queries.dynamic
  const [total, list] = await Promise.all([
    countOf(
      queries
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .where(ref(authorColumn), '=', userId)
        .executeTakeFirstOrThrow(),
    ),
    queries
      .selectFrom(table)
      .select(['id', 'created_at', sql.ref<string>(textColumn).as('text')])
      .select([
        targetColumn(hasTarget, 'type').as('type'),
        targetColumn(hasTarget, 'for_id').as('for_id'),
      ])
      .where(ref(authorColumn), '=', userId)
      .orderBy('id', 'desc')
      .limit(NEWEST_COUNT)
      .execute(),
  ])
  return { total, list: withVisibleText(list) }
}

/** Everything that a user has posted on the site. */
export const userPostStore = (queries: Queries) => ({
  ofUser: async (userId: number) => ({
    comments: await postsOf(queries, POST_SOURCES.comments, userId),
    boardMessages: await postsOf(queries, POST_SOURCES.boardMessages, userId),
    chatMessages: await postsOf(queries, POST_SOURCES.chatMessages, userId),
    talks: await postsOf(queries, POST_SOURCES.talks, userId),
    links: await postsOf(queries, POST_SOURCES.links, userId),
    reports: await postsOf(queries, POST_SOURCES.reports, userId),
  }),
})
