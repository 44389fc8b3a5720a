import {
  ARTICLE_STATUS,
  LIKE_TYPE,
  REACTION_TYPE,
  REACTIONS,
  type Reaction,
  type Section,
  TALK_STATUS,
} from '@lanting/contract'
import { sql } from 'kysely'
import { hiddenSections } from '../../database/hidden-sections.ts'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type DayVisitor, dayLikeStore } from './day-likes.store.ts'
import {
  alreadyLiked,
  isReaction,
  notLiked,
  REACTION_TYPES,
  type StoredTarget,
} from './like-target.ts'

interface User {
  readonly user_id: number
}

interface Visitor {
  /** The id in the cookie. */
  readonly visitor: string | undefined
  readonly today: DayVisitor | undefined
  /** True when the likes of this browser's hash of the day count as its own. */
  readonly isByDay: boolean
}

/** A user by id, or a visitor by cookie id and hash of the day. */
export type Liker = User | Visitor
/** A liker with an id that can be stored. */
type StoredLiker = User | (Visitor & { readonly visitor: string })

/** The counter column of each type, and the status that a row needs to be liked. */
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

const isPublicArticle = async (transaction: Queries, id: number) => {
  const article = await transaction
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', ARTICLE_STATUS.public)
    .executeTakeFirst()
  return article !== undefined
}

/** Changes the counter of the target. Returns false when there is no such target. */
const addToCounter = async (transaction: Queries, { type, for_id }: StoredTarget, by: 1 | -1) => {
  // Triggers count the reactions.
  if (isReaction(type)) return isPublicArticle(transaction, for_id)
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
  { type, for_id }: StoredTarget,
  [column, value]: readonly ['user_id', number] | readonly ['visitor', string],
) => {
  const { numDeletedRows } = await transaction
    .deleteFrom('likes')
    .where('type', '=', type)
    .where('for_id', '=', for_id)
    .where(column, '=', value)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the like of the cookie id, otherwise of the hash of the day. */
const removeOfVisitor = async (transaction: Queries, target: StoredTarget, liker: Visitor) => {
  const days = dayLikeStore(transaction)
  const { visitor, today, isByDay } = liker
  const ofDay = isByDay && today ? await days.likerOf(target, today) : undefined
  for (const id of [visitor, ofDay]) {
    if (id === undefined || !(await removeLike(transaction, target, ['visitor', id]))) continue
    await days.remove(target, id)
    return true
  }
  return false
}

/** The liked posts that the owner can hide. */
const SECTIONS: Readonly<Record<number, Section>> = {
  [LIKE_TYPE.talk]: 'talk',
  [LIKE_TYPE.boardMessage]: 'board',
}

/** Like and counter change in one transaction. */
export const likeStore = (queries: Queries) => ({
  add: (target: StoredTarget, liker: StoredLiker, now: number) =>
    queries
      .transaction()
      .execute(async (transaction) => {
        const { type, for_id } = target
        const section = SECTIONS[type]
        if (section && (await hiddenSections(transaction)).includes(section)) {
          throw new AppError('likeTargetNotFound')
        }
        const by =
          'user_id' in liker
            ? { user_id: liker.user_id, visitor: null }
            : { user_id: null, visitor: liker.visitor }
        if ('visitor' in liker && liker.today) {
          const { today, visitor, isByDay } = liker
          const duplicates = isByDay ? 'refused' : 'allowed'
          await dayLikeStore(transaction).add(target, { today, liker: visitor }, duplicates)
        }
        await transaction
          .insertInto('likes')
          .values({ type, for_id, ...by, created_at: now })
          .execute()
        if (!(await addToCounter(transaction, target, 1))) throw new AppError('likeTargetNotFound')
      })
      .catch((error) => {
        throw isUniqueViolation(error) ? alreadyLiked(target) : error
      }),

  remove: (target: StoredTarget, liker: Liker) =>
    queries.transaction().execute(async (transaction) => {
      const isRemoved =
        'user_id' in liker
          ? await removeLike(transaction, target, ['user_id', liker.user_id])
          : await removeOfVisitor(transaction, target, liker)
      if (!isRemoved) throw notLiked(target)
      await addToCounter(transaction, target, -1)
    }),

  /** Returns the likes of the liker, with one or two queries for all types and ids. */
  likesOf: async (
    types: readonly StoredTarget['type'][],
    ids: readonly number[],
    liker: Liker,
  ): Promise<readonly { readonly type: number; readonly for_id: number }[]> => {
    const isUser = 'user_id' in liker
    const likerId = isUser ? liker.user_id : liker.visitor
    if (ids.length === 0) return []
    const rows =
      likerId === undefined
        ? []
        : await queries
            .selectFrom('likes')
            .select(['type', 'for_id'])
            .where('type', 'in', types)
            .where('for_id', 'in', ids)
            .where(isUser ? 'user_id' : 'visitor', '=', likerId)
            .execute()
    const today = isUser || !liker.isByDay ? undefined : liker.today
    const ofDay = today ? await dayLikeStore(queries).likesOf(types, ids, today) : []
    return [...rows, ...ofDay]
  },

  /** Returns the number of each reaction to an article. */
  reactionCounts: async (articleId: number): Promise<Record<Reaction, number>> => {
    const rows = await queries
      .selectFrom('counters')
      .select(['subject', 'value'])
      .where('scope', '=', 'reactions')
      .where(
        'subject',
        'in',
        REACTION_TYPES.map((type) => `${type}:${articleId}`),
      )
      .execute()
    const values = new Map(rows.map(({ subject, value }) => [subject, Number(value)]))
    const entries = REACTIONS.map((reaction) => [
      reaction,
      values.get(`${REACTION_TYPE[reaction]}:${articleId}`) ?? 0,
    ])
    return Object.fromEntries(entries) as Record<Reaction, number>
  },

  isPublicArticle: (id: number) => isPublicArticle(queries, id),
})

export type LikeStore = ReturnType<typeof likeStore>
