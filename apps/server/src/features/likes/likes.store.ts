import { ARTICLE_STATUS, LIKE_TYPE, type LikeTarget, TALK_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'

/** Who likes: a user by id, anybody else by the name in their cookie. */
export type Liker = { readonly user_id: number } | { readonly visitor: string }

/** Where the likes of a type are counted, and which rows can be liked. */
const COUNTERS = {
  [LIKE_TYPE.article]: {
    table: 'articles',
    column: 'thumbs_up_times',
    status: ARTICLE_STATUS.public,
  },
  [LIKE_TYPE.talk]: { table: 'talks', column: 'like_times', status: TALK_STATUS.public },
  [LIKE_TYPE.boardMessage]: { table: 'board_messages', column: 'like_times', status: undefined },
  [LIKE_TYPE.comment]: { table: 'comments', column: 'thumbs_up', status: undefined },
} as const

/** Adds to the counter of what is liked; false when there is no such thing. */
const count = async (transaction: Queries, { type, for_id }: LikeTarget, by: 1 | -1) => {
  const { table, column, status } = COUNTERS[type]
  const { ref } = transaction.dynamic
  let update = transaction
    .updateTable(table)
    .set({ [column]: sql`${sql.ref(column)} + ${by}` })
    .where(ref('id'), '=', for_id)
  if (status !== undefined) update = update.where(ref('status'), '=', status)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows === 1n
}

const columnOf = (liker: Liker) => ('user_id' in liker ? 'user_id' : 'visitor')
const nameOf = (liker: Liker) => ('user_id' in liker ? liker.user_id : liker.visitor)

/** Record and counter move together or not at all. */
export const likeStore = (queries: Queries) => ({
  add: (target: LikeTarget, liker: Liker, now: number) =>
    queries
      .transaction()
      .execute(async (transaction) => {
        const { type, for_id } = target
        await transaction
          .insertInto('likes')
          .values({ type, for_id, user_id: null, visitor: null, ...liker, created_at: now })
          .execute()
        if (!(await count(transaction, target, 1))) throw new AppError('likeTargetNotFound')
      })
      .catch((error) => {
        throw isUniqueViolation(error) ? new AppError('alreadyLiked') : error
      }),

  remove: (target: LikeTarget, liker: Liker) =>
    queries.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('likes')
        .where('type', '=', target.type)
        .where('for_id', '=', target.for_id)
        .where(columnOf(liker), '=', nameOf(liker))
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new AppError('notLiked')
      await count(transaction, target, -1)
    }),

  /** Which of these the liker has liked: one question for a whole list. */
  likedOf: async (type: LikeTarget['type'], ids: readonly number[], liker: Liker) => {
    if (ids.length === 0) return new Set<number>()
    const rows = await queries
      .selectFrom('likes')
      .select('for_id')
      .where('type', '=', type)
      .where('for_id', 'in', ids)
      .where(columnOf(liker), '=', nameOf(liker))
      .execute()
    return new Set(rows.map(({ for_id }) => for_id))
  },
})

export type LikeStore = ReturnType<typeof likeStore>
