import { visibleText } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

/** How many of each kind are shown. */
const NEWEST = 5

interface Found {
  readonly id: number
  readonly text: string
  readonly type: number | null
  readonly for_id: number | null
  readonly created_at: number
}

const asRead = (rows: readonly Found[]) =>
  rows.map((row) => ({ ...row, text: visibleText(row.text) }))

const countOf = async (rows: Promise<{ total: number | string }>) => Number((await rows).total)

type Kind = {
  table: 'comments' | 'board_messages' | 'chat_messages' | 'talks' | 'links' | 'reports'
  by: string
  text: string
  about?: true
}

const KINDS = {
  comments: { table: 'comments', by: 'from_id', text: 'content', about: true },
  boardMessages: { table: 'board_messages', by: 'user_id', text: 'message' },
  chatMessages: { table: 'chat_messages', by: 'user_id', text: 'content' },
  talks: { table: 'talks', by: 'user_id', text: 'content' },
  links: { table: 'links', by: 'user_id', text: 'url' },
  reports: { table: 'reports', by: 'user_id', text: 'reason', about: true },
} as const satisfies Record<string, Kind>

const aboutColumn = (about: true | undefined, column: string) =>
  about ? sql.ref<number | null>(column) : sql<number | null>`cast(null as integer)`

const postsOf = async (queries: Queries, { table, by, text, about }: Kind, userId: number) => {
  const { ref } = queries.dynamic
  const [total, list] = await Promise.all([
    countOf(
      queries
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .where(ref(by), '=', userId)
        .executeTakeFirstOrThrow(),
    ),
    queries
      .selectFrom(table)
      .select(['id', 'created_at', sql.ref<string>(text).as('text')])
      .select([aboutColumn(about, 'type').as('type'), aboutColumn(about, 'for_id').as('for_id')])
      .where(ref(by), '=', userId)
      .orderBy('id', 'desc')
      .limit(NEWEST)
      .execute(),
  ])
  return { total, list: asRead(list) }
}

/** Everything that a user has left on the site. */
export const postStore = (queries: Queries) => ({
  of: async (userId: number) => ({
    comments: await postsOf(queries, KINDS.comments, userId),
    boardMessages: await postsOf(queries, KINDS.boardMessages, userId),
    chatMessages: await postsOf(queries, KINDS.chatMessages, userId),
    talks: await postsOf(queries, KINDS.talks, userId),
    links: await postsOf(queries, KINDS.links, userId),
    reports: await postsOf(queries, KINDS.reports, userId),
  }),
})
