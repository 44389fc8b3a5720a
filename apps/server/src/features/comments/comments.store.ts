import type { CommentOrder, CommentType } from '@lanting/contract'
import { type Insertable, sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'
import { type Page, readPage, readRowsOfPage } from '../../database/read-page.ts'
import type { Tables } from '../../database/tables.ts'

export interface CommentTarget {
  readonly type: CommentType
  readonly for_id: number
}

/** Comments joined with the current names and avatars of author and recipient. */
const commentRows = (queries: Queries) =>
  queries
    .selectFrom('comments')
    .innerJoin('users as author', 'author.id', 'comments.from_id')
    .leftJoin('users as recipient', 'recipient.id', 'comments.to_id')
    .selectAll('comments')
    .select([
      'author.nick_name as from_name',
      'author.avatar as from_avatar',
      'recipient.nick_name as to_name',
      'recipient.avatar as to_avatar',
    ])

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentRows>['execute']>>[number]

const ORDER_COLUMNS = { hot: 'comments.thumbs_up', new: 'comments.created_at' } as const

export const commentStore = (queries: Queries) => {
  const total = (scope: 'comments' | 'parent_comments', { type, for_id }: CommentTarget) =>
    readCounter(queries, scope, `${type}:${for_id}`)
  const ofTarget = ({ type, for_id }: CommentTarget) =>
    queries.selectFrom('comments').where('type', '=', type).where('for_id', '=', for_id)
  return {
    total: (target: CommentTarget) => total('comments', target),

    /** Top-level comments. Equal ones are sorted by id, so that no page repeats a comment. */
    parents: async (target: CommentTarget, order: CommentOrder, page: Page) => {
      const all = await total('parent_comments', target)
      const rows = await readRowsOfPage(
        ofTarget(target).where('parent_id', 'is', null).select('id'),
        [
          [ORDER_COLUMNS[order], 'desc'],
          ['comments.id', 'desc'],
        ],
        page,
        all,
        (ids) => commentRows(queries).where('comments.id', 'in', ids).execute(),
      )
      return { rows, total: all }
    },

    replies: async (target: CommentTarget, parentId: number, page: Page) => {
      const ofParent = queries
        .selectFrom('comments')
        .where('parent_id', '=', parentId)
        .where('type', '=', target.type)
        .where('for_id', '=', target.for_id)
      const counted = await ofParent
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
      const all = Number(counted?.count ?? 0)
      const rows = await readPage(
        commentRows(queries)
          .where('comments.parent_id', '=', parentId)
          .where('comments.type', '=', target.type)
          .where('comments.for_id', '=', target.for_id),
        [
          ['comments.created_at', 'asc'],
          ['comments.id', 'asc'],
        ],
        page,
        all,
      )
      return { rows, total: all }
    },

    /** The first replies and the number of replies of many comments, in one query. */
    firstReplies: async (parentIds: readonly number[], count: number) => {
      if (parentIds.length === 0) return []
      const numbered = queries
        .selectFrom('comments')
        .select(['id', 'parent_id'])
        .select([
          sql<number>`row_number() over (partition by parent_id order by created_at, id)`.as(
            'reply_number',
          ),
          sql<number>`count(*) over (partition by parent_id)`.as('reply_total'),
        ])
        .where('parent_id', 'in', parentIds)
        .as('numbered')
      return commentRows(queries)
        .innerJoin(numbered, 'numbered.id', 'comments.id')
        .select('numbered.reply_total')
        .where('numbered.reply_number', '<=', count)
        .orderBy('comments.created_at')
        .orderBy('comments.id')
        .execute()
    },

    /** The number of replies of the same thread that come before a reply. */
    repliesBefore: async ({ parent_id, created_at, id }: CommentRow): Promise<number> => {
      const { count } = await queries
        .selectFrom('comments')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('parent_id', '=', parent_id)
        .where(({ eb, or, and }) =>
          or([
            eb('created_at', '<', created_at),
            and([eb('created_at', '=', created_at), eb('id', '<', id)]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The newest comment or reply on a target, and how many are newer than a known one. */
    newestId: async (target: CommentTarget): Promise<number> => {
      const row = await ofTarget(target)
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.id ?? 0
    },
    countAfter: async (target: CommentTarget, id: number): Promise<number> => {
      const { count } = await ofTarget(target)
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('id', '>', id)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The newest comments after an id, oldest first. */
    after: async (id: number, limit: number) => {
      const rows = await queries
        .selectFrom('comments')
        .select(['id', 'type', 'for_id', 'from_id'])
        .where('id', '>', id)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.reverse()
    },

    find: (id: number) => commentRows(queries).where('comments.id', '=', id).executeTakeFirst(),

    /** True when the user wrote this comment or a reply to it. */
    /** Whether a comment of the user is on the site. */
    isKnown: async (userId: number): Promise<boolean> => {
      const found = await queries
        .selectFrom('comments')
        .select('id')
        .where('from_id', '=', userId)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    isParticipant: async (parentId: number, userId: number): Promise<boolean> => {
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

    /** Replaces text and pictures, and keeps the first text for moderation. */
    change: async (id: number, row: { content: string; pictures: string }, now: number) => {
      await queries
        .updateTable('comments')
        .set(({ fn, ref }) => ({
          ...row,
          original_content: fn.coalesce('original_content', ref('content')),
          updated_at: now,
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Deletes a comment and its replies. Returns the number of deleted rows. */
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
