import { COMMENT_TYPE, type CommentType, REPORT_TYPE } from '@lanting/contract'
import { sql } from 'kysely'
import { chunk, NO_ID } from '../../database/chunk.ts'
import { contains } from '../../database/contains.ts'
import { jsonText } from '../../database/json-text.ts'
import type { Queries } from '../../database/open.ts'
import { type Page, readPage } from '../../database/read-page.ts'

interface QueueFilter {
  readonly source: 'report' | 'held' | undefined
  readonly text: string
  readonly author: string
  readonly order: 'new' | 'old'
}

interface QueueRow {
  source: string
  kind: string
  id: number
  content: string
  user_id: number | null
  nick_name: string
  avatar: string
  type: number | null
  for_id: number | null
  reports: number
  at: number
  original: string | null
  /** A JSON list; of a held post, its JSON body. */
  shown: string
}

/** Reported posts, each once, with the time of its newest report. */
const openReports = (queries: Queries) =>
  queries
    .selectFrom('reports')
    .select(({ fn }) => [
      'type as reported_as',
      'for_id as target',
      fn.countAll().as('reports'),
      fn.max('created_at').as('at'),
    ])
    .where('handled_at', 'is', null)
    .groupBy(['type', 'for_id'])
    .as('open')

const NICK_NAME = sql<string>`coalesce(users.nick_name, '')`
const AVATAR = sql<string>`coalesce(users.avatar, '')`
const NULL_INTEGER = sql<number | null>`cast(null as integer)`
const NULL_TEXT = sql<string | null>`cast(null as text)`

const reportedComments = (queries: Queries) =>
  queries
    .selectFrom(openReports(queries))
    .innerJoin('comments', 'comments.id', 'open.target')
    .leftJoin('users', 'users.id', 'comments.from_id')
    .select(sql<string>`'report'`.as('source'))
    .select(sql<string>`'comment'`.as('kind'))
    .select(['comments.id', 'comments.content', 'comments.from_id as user_id'])
    .select([NICK_NAME.as('nick_name'), AVATAR.as('avatar')])
    .select(['comments.type', 'comments.for_id', 'open.reports', 'open.at'])
    .select(['comments.original_content as original', 'comments.pictures as shown'])
    .where('open.reported_as', '=', REPORT_TYPE.comment)
    .$castTo<QueueRow>()

const reportedBoardMessages = (queries: Queries) =>
  queries
    .selectFrom(openReports(queries))
    .innerJoin('board_messages', 'board_messages.id', 'open.target')
    .leftJoin('users', 'users.id', 'board_messages.user_id')
    .select(sql<string>`'report'`.as('source'))
    .select(sql<string>`'boardMessage'`.as('kind'))
    .select(['board_messages.id', 'board_messages.message as content', 'board_messages.user_id'])
    .select(sql<string>`coalesce(users.nick_name, board_messages.nick_name)`.as('nick_name'))
    .select([AVATAR.as('avatar'), NULL_INTEGER.as('type'), NULL_INTEGER.as('for_id')])
    .select(['open.reports', 'open.at', NULL_TEXT.as('original'), sql<string>`'[]'`.as('shown')])
    .where('open.reported_as', '=', REPORT_TYPE.boardMessage)
    .$castTo<QueueRow>()

/** A visitor gives a name with a chat message. */
const heldName = (queries: Queries) => {
  const visitor = jsonText(queries, 'held_posts.body', 'name')
  return sql<string>`coalesce(users.nick_name, case when kind = 'chatMessage' then ${visitor} end, '')`
}

const heldPosts = (queries: Queries) =>
  queries
    .selectFrom('held_posts')
    .leftJoin('users', 'users.id', 'held_posts.user_id')
    .select(sql<string>`'held'`.as('source'))
    .select(
      sql<string>`case when kind in ('comment', 'reply', 'commentChange') then 'comment' when kind = 'chatMessage' then 'chatMessage' else 'boardMessage' end`.as(
        'kind',
      ),
    )
    .select(['held_posts.id', 'held_posts.content', 'held_posts.user_id'])
    .select([heldName(queries).as('nick_name'), AVATAR.as('avatar')])
    .select(['held_posts.type', 'held_posts.for_id'])
    .select([sql<number>`0`.as('reports'), 'held_posts.created_at as at'])
    .select([NULL_TEXT.as('original'), 'held_posts.body as shown'])
    .$castTo<QueueRow>()

/** Open reports and held posts as one list. */
const queueOf = (queries: Queries, { source, text, author }: QueueFilter) => {
  const all = reportedComments(queries)
    .unionAll(reportedBoardMessages(queries))
    .unionAll(heldPosts(queries))
  return queries
    .selectFrom(all.as('queue'))
    .$if(source !== undefined, (some) => some.where('source', '=', source ?? ''))
    .$if(text !== '', (some) => some.where(contains('content', text)))
    .$if(author !== '', (some) => some.where(contains('nick_name', author)))
}

type Target = Pick<QueueRow, 'type' | 'for_id'>

/** Returns the titles of what comments are on; talks and board messages have none. */
const titlesOf = async (queries: Queries, rows: readonly Target[]) => {
  const idsOf = (kind: CommentType) => [
    ...new Set(rows.flatMap(({ type, for_id }) => (type === kind && for_id ? [for_id] : []))),
  ]
  const titled = async (kind: CommentType, table: 'articles' | 'pages', column: string) => {
    const found = await queries
      .selectFrom(table)
      .select(['id', sql.ref<string>(column).as('title')])
      .where('id', 'in', [0, ...idsOf(kind)])
      .execute()
    return found.map(({ id, title }) => [`${kind}:${id}`, title] as const)
  }
  const titles = new Map<string, string>([
    ...(await titled(COMMENT_TYPE.article, 'articles', 'article_title')),
    ...(await titled(COMMENT_TYPE.page, 'pages', 'title')),
  ])
  return ({ type, for_id }: Target) => titles.get(`${type}:${for_id}`) ?? ''
}

/** Returns the reasons of reports and the matched words of held posts, by source and id. */
const reasonsOf = async (queries: Queries, rows: readonly QueueRow[]) => {
  const reasons = new Map<string, string[]>()
  const idsOf = (matches: (row: QueueRow) => boolean) => rows.filter(matches).map(({ id }) => id)
  for (const [kind, type] of Object.entries(REPORT_TYPE)) {
    const ids = idsOf((row) => row.source === 'report' && row.kind === kind)
    for (const some of chunk(ids, NO_ID)) {
      const rows = await queries
        .selectFrom('reports')
        .select(['for_id', 'reason'])
        .where('type', '=', type)
        .where('for_id', 'in', some)
        .where('handled_at', 'is', null)
        .where('reason', '!=', '')
        .orderBy('id')
        .execute()
      for (const { for_id, reason } of rows) {
        const key = `report ${kind} ${for_id}`
        reasons.set(key, [...(reasons.get(key) ?? []), reason])
      }
    }
  }
  for (const some of chunk(
    idsOf((row) => row.source === 'held'),
    NO_ID,
  )) {
    const held = await queries
      .selectFrom('held_posts')
      .select(['id', 'matched_words'])
      .where('id', 'in', some)
      .execute()
    for (const { id, matched_words } of held) reasons.set(`held ${id}`, JSON.parse(matched_words))
  }
  return (row: Pick<QueueRow, 'source' | 'kind' | 'id'>) =>
    reasons.get(row.source === 'held' ? `held ${row.id}` : `report ${row.kind} ${row.id}`) ?? []
}

/** The pictures of a comment, or of the held form of one. */
const picturesOf = (shown: string): string[] => {
  const value: string[] | { pictures?: string[] } = JSON.parse(shown)
  return Array.isArray(value) ? value : (value.pictures ?? [])
}

export const queueStore = (queries: Queries) => ({
  page: async (filter: QueueFilter, page: Page, total: number) => {
    const direction = filter.order === 'old' ? 'asc' : 'desc'
    const rows = await readPage(
      queueOf(queries, filter).selectAll(),
      [
        ['at', direction],
        ['source', 'asc'],
        ['id', direction],
      ],
      page,
      total,
    )
    const titleOf = await titlesOf(queries, rows)
    const reasons = await reasonsOf(queries, rows)
    return rows.map(({ shown, ...row }) => ({
      ...row,
      pictures: picturesOf(shown),
      reports: Number(row.reports),
      at: Number(row.at),
      title: titleOf(row),
      reasons: reasons(row),
    }))
  },

  total: async (filter: QueueFilter): Promise<number> => {
    const { total } = await queueOf(queries, filter)
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  },
})
