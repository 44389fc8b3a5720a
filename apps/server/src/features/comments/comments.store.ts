import type { CommentOrder, CommentType } from '@lanting/contract'
import { type Insertable, sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'

export interface CommentTarget {
  readonly type: CommentType
  readonly for_id: number
}

interface Page {
  readonly current: number
  readonly size: number
}

/** Names and faces are those of today: they are joined, never copied. */
const said = (queries: Queries) =>
  queries
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.from_id')
    .leftJoin('users as answered', 'answered.id', 'comments.to_id')
    .selectAll('comments')
    .select([
      'author.nick_name as from_name',
      'author.avatar as from_avatar',
      'answered.nick_name as to_name',
      'answered.avatar as to_avatar',
    ])

export type CommentRow = Awaited<ReturnType<ReturnType<typeof said>['execute']>>[number]

const ORDER_COLUMNS = { hot: 'comments.thumbs_up', new: 'comments.created_at' } as const

export const commentStore = (queries: Queries) => {
  const total = async (
    scope: 'comments' | 'parent_comments',
    { type, for_id }: CommentTarget,
  ): Promise<number> => {
    const found = await queries
      .selectFrom('counters')
      .select('value')
      .where('scope', '=', scope)
      .where('subject', '=', `${type}:${for_id}`)
      .executeTakeFirst()
    return Number(found?.value ?? 0)
  }
  return {
    total: (target: CommentTarget) => total('comments', target),

    /** The comments at the top; equal ones in the order of their ids, so that no page repeats one. */
    parents: async (target: CommentTarget, order: CommentOrder, { current, size }: Page) => ({
      rows: await said(queries)
        .where('comments.type', '=', target.type)
        .where('comments.for_id', '=', target.for_id)
        .where('comments.parent_id', 'is', null)
        .orderBy(ORDER_COLUMNS[order], 'desc')
        .orderBy('comments.id', 'desc')
        .limit(size)
        .offset((current - 1) * size)
        .execute(),
      total: await total('parent_comments', target),
    }),

    replies: async (target: CommentTarget, parentId: number, { current, size }: Page) => {
      const ofParent = queries
        .selectFrom('comments')
        .where('parent_id', '=', parentId)
        .where('type', '=', target.type)
        .where('for_id', '=', target.for_id)
      const counted = await ofParent
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
      return {
        rows: await said(queries)
          .where('comments.parent_id', '=', parentId)
          .where('comments.type', '=', target.type)
          .where('comments.for_id', '=', target.for_id)
          .orderBy('comments.created_at')
          .orderBy('comments.id')
          .limit(size)
          .offset((current - 1) * size)
          .execute(),
        total: Number(counted?.count ?? 0),
      }
    },

    /** The first replies of many comments, and how many each has: one question for a whole page. */
    firstReplies: async (parentIds: readonly number[], count: number) => {
      if (parentIds.length === 0) return []
      const placed = queries
        .selectFrom('comments')
        .select(['id', 'parent_id'])
        .select([
          sql<number>`row_number() over (partition by parent_id order by created_at, id)`.as(
            'place',
          ),
          sql<number>`count(*) over (partition by parent_id)`.as('reply_total'),
        ])
        .where('parent_id', 'in', parentIds)
        .as('placed')
      return said(queries)
        .innerJoin(placed, 'placed.id', 'comments.id')
        .select('placed.reply_total')
        .where('placed.place', '<=', count)
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .execute()
    },

    find: (id: number) => said(queries).where('comments.id', '=', id).executeTakeFirst(),

    /** Whether somebody has spoken below this comment, or wrote it. */
    hasSpoken: async (parentId: number, userId: number): Promise<boolean> => {
      const found = await queries
        .selectFrom('comments')
        .select('id')
        .where('from_id', '=', userId)
        .where(({ eb, or }) => or([eb('id', '=', parentId), eb('parent_id', '=', parentId)]))
        .executeTakeFirst()
      return found !== undefined
    },

    add: async (row: Insertable<Tables['comments']>): Promise<number> => {
      const { id } = await queries
        .insertInto('comments')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** How many went: the comment, and the replies that go with it. */
    remove: async (id: number): Promise<number> => {
      const replies = await queries
        .selectFrom('comments')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('parent_id', '=', id)
        .executeTakeFirst()
      const { numDeletedRows } = await queries
        .deleteFrom('comments')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 0n ? 0 : 1 + Number(replies?.count ?? 0)
    },
  }
}
