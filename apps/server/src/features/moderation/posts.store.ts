import { COMMENT_TYPE, type PostKind, REPORT_TYPE, ROLE } from '@lanting/contract'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'

/** A published post and its target. */
export interface Post {
  readonly id: number
  readonly user_id: number | null
  readonly content: string
  readonly type: number | null
  readonly for_id: number | null
}

const TABLES = {
  comment: 'comments',
  boardMessage: 'board_messages',
  chatMessage: 'chat_messages',
} as const
const AUTHOR_COLUMNS = {
  comment: 'from_id',
  boardMessage: 'user_id',
  chatMessage: 'user_id',
} as const

/** The report type of each kind of post. Chat messages cannot be reported. */
export const REPORT_TYPE_OF = {
  comment: REPORT_TYPE.comment,
  boardMessage: REPORT_TYPE.boardMessage,
  chatMessage: undefined,
} as const

const finders = (queries: Queries) => ({
  comment: (ids: readonly number[]): Promise<Post[]> =>
    queries
      .selectFrom('comments')
      .select(['id', 'from_id as user_id', 'content', 'type', 'for_id'])
      .where('id', 'in', ids)
      .execute(),
  boardMessage: async (ids: readonly number[]): Promise<Post[]> => {
    const rows = await queries
      .selectFrom('board_messages')
      .select(['id', 'user_id', 'message as content'])
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => ({ ...row, type: COMMENT_TYPE.boardMessage, for_id: null }))
  },
  chatMessage: async (ids: readonly number[]): Promise<Post[]> => {
    const rows = await queries
      .selectFrom('chat_messages')
      .select(['id', 'user_id', 'content'])
      .where('id', 'in', ids)
      .execute()
    return rows.map((row) => ({ ...row, type: null, for_id: null }))
  },
})

const inChunks = async <T>(
  ids: readonly number[],
  ask: (part: readonly number[]) => Promise<readonly T[]>,
): Promise<T[]> => {
  const found: T[] = []
  for (const part of chunk(ids, NO_ID)) found.push(...(await ask(part)))
  return found
}

/** Reads and removes posts of any kind. */
export const postStore = (queries: Queries) => ({
  find: (kind: PostKind, ids: readonly number[]) => inChunks(ids, finders(queries)[kind]),

  /** Returns the ids of the posts of these users since a time. */
  idsSince: (kind: PostKind, userIds: readonly number[], since: number) =>
    inChunks(userIds, async (part) => {
      const { ref } = queries.dynamic
      const rows = await queries
        .selectFrom(TABLES[kind])
        .select('id')
        .where(ref(AUTHOR_COLUMNS[kind]), 'in', part)
        .where('created_at', '>=', since)
        .execute()
      return rows.map(({ id }) => id)
    }),

  remove: async (kind: PostKind, ids: readonly number[]): Promise<void> => {
    for (const part of chunk(ids, NO_ID)) {
      await queries.deleteFrom(TABLES[kind]).where('id', 'in', part).execute()
    }
  },

  /** Returns the parent comments of these comments. */
  parentsOf: (ids: readonly number[]) =>
    queries.selectFrom('comments').select(['id', 'parent_id']).where('id', 'in', ids).execute(),

  /** Returns the users who can be blocked. Administrators cannot. */
  blockable: (userIds: readonly number[]) =>
    inChunks(userIds, async (part) => {
      const rows = await queries
        .selectFrom('users')
        .select('id')
        .where('id', 'in', part)
        .where('role', '=', ROLE.user)
        .execute()
      return rows.map(({ id }) => id)
    }),
})
