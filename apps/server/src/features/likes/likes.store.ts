import { ARTICLE_STATUS, LIKE_TYPE, type LikeTarget, TALK_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type DayName, dayLikeStore } from './day-likes.store.ts'

interface User {
  readonly user_id: number
}

interface Visitor {
  /** The name in the cookie. */
  readonly visitor: string | undefined
  readonly today: DayName | undefined
  /** Whether what this browser did today without that name is its own as well. */
  readonly isByDay: boolean
}

/** A liker: a user by id, anybody else by the name in their cookie, or by that of the day. */
export type Liker = User | Visitor
/** One who can be written down. */
export type NamedLiker = User | (Visitor & { readonly visitor: string })

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

const removeLike = async (
  transaction: Queries,
  { type, for_id }: LikeTarget,
  [column, name]: readonly ['user_id', number] | readonly ['visitor', string],
) => {
  const { numDeletedRows } = await transaction
    .deleteFrom('likes')
    .where('type', '=', type)
    .where('for_id', '=', for_id)
    .where(column, '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** By the cookie, else by the name of the day. */
const removeOfVisitor = async (transaction: Queries, target: LikeTarget, liker: Visitor) => {
  const days = dayLikeStore(transaction)
  const { visitor, today, isByDay } = liker
  const ofDay = isByDay && today ? await days.likerOf(target, today) : undefined
  for (const name of [visitor, ofDay]) {
    if (name === undefined || !(await removeLike(transaction, target, ['visitor', name]))) continue
    await days.forget(target, name)
    return true
  }
  return false
}

/** Record and counter move together or not at all. */
export const likeStore = (queries: Queries) => ({
  add: (target: LikeTarget, liker: NamedLiker, now: number) =>
    queries
      .transaction()
      .execute(async (transaction) => {
        const { type, for_id } = target
        const by =
          'user_id' in liker
            ? { user_id: liker.user_id, visitor: null }
            : { user_id: null, visitor: liker.visitor }
        if ('visitor' in liker && liker.today) {
          const { today, visitor, isByDay } = liker
          const others = isByDay ? 'refused' : 'allowed'
          await dayLikeStore(transaction).add(target, { today, liker: visitor }, others)
        }
        await transaction
          .insertInto('likes')
          .values({ type, for_id, ...by, created_at: now })
          .execute()
        if (!(await count(transaction, target, 1))) throw new AppError('likeTargetNotFound')
      })
      .catch((error) => {
        throw isUniqueViolation(error) ? new AppError('alreadyLiked') : error
      }),

  remove: (target: LikeTarget, liker: Liker) =>
    queries.transaction().execute(async (transaction) => {
      const isRemoved =
        'user_id' in liker
          ? await removeLike(transaction, target, ['user_id', liker.user_id])
          : await removeOfVisitor(transaction, target, liker)
      if (!isRemoved) throw new AppError('notLiked')
      await count(transaction, target, -1)
    }),

  /** Which of these the liker has liked: one question for a whole list, or two. */
  likedOf: async (type: LikeTarget['type'], ids: readonly number[], liker: Liker) => {
    const isUser = 'user_id' in liker
    const name = isUser ? liker.user_id : liker.visitor
    if (ids.length === 0) return new Set<number>()
    const rows =
      name === undefined
        ? []
        : await queries
            .selectFrom('likes')
            .select('for_id')
            .where('type', '=', type)
            .where('for_id', 'in', ids)
            .where(isUser ? 'user_id' : 'visitor', '=', name)
            .execute()
    const today = isUser || !liker.isByDay ? undefined : liker.today
    const ofDay = today ? await dayLikeStore(queries).likedOf(type, ids, today) : []
    return new Set([...rows.map(({ for_id }) => for_id), ...ofDay])
  },
})

export type LikeStore = ReturnType<typeof likeStore>
