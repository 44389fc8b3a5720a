import { ARTICLE_STATUS, DAY_KINDS, TALK_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { subjectTitle } from '../../database/subject-title.ts'
import { isValidCount } from '../../database/valid-count.ts'
import { QUARTER_MS } from './day-range.rules.ts'

const WRITTEN = [ARTICLE_STATUS.public, ARTICLE_STATUS.private]

/** The number of rows created in a quarter of an hour. A time zone turns quarters into days. */
export interface QuarterCount {
  readonly quarter: number
  readonly count: number
}

const quarterOf = sql<number>`created_at / ${sql.lit(QUARTER_MS)}`

export const dashboardStore = (queries: Queries) => ({
  days: (from: string, to: string) =>
    queries
      .selectFrom('daily_stats')
      .select(['kind', 'day', 'value'])
      .where('kind', 'in', DAY_KINDS)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where(isValidCount('value'))
      .execute(),

  firstDay: async (): Promise<string | null> => {
    const { day } = await queries
      .selectFrom('daily_stats')
      .select(({ fn }) => fn.min('day').as('day'))
      .where('kind', 'in', DAY_KINDS)
      .executeTakeFirstOrThrow()
    return day
  },

  viewTotal: async (): Promise<number> => {
    const { total } = await queries
      .selectFrom('daily_stats')
      .select(({ fn }) => fn.sum<number | null>('value').as('total'))
      .where('kind', '=', 'views')
      .where(isValidCount('value'))
      .executeTakeFirstOrThrow()
    return Number(total ?? 0)
  },

  /** Returns the subjects with the largest totals since a day. */
  top: async (kind: 'article' | 'referrer' | 'word', since: string, limit: number) => {
    const rows = await queries
      .selectFrom('daily_stats')
      .select('subject')
      .select(({ fn }) => fn.sum<number>('value').as('total'))
      .where('kind', '=', kind)
      .where('day', '>=', since)
      .where(isValidCount('value'))
      .groupBy('subject')
      .orderBy('total', 'desc')
      .orderBy('subject')
      .limit(limit)
      .execute()
    return rows.map(({ subject, total }) => ({ subject, total: Number(total) }))
  },

  /** Returns the titles of public articles. */
  titles: async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (ids.length === 0) return new Map()
    const rows = await queries
      .selectFrom('articles')
      .select(['id', 'article_title'])
      .where('id', 'in', ids)
      .where('status', '=', ARTICLE_STATUS.public)
      .execute()
    return new Map(rows.map(({ id, article_title }) => [id, article_title]))
  },

  counters: async () => {
    const rows = await queries
      .selectFrom('counters')
      .select(['scope', 'value'])
      .where('scope', 'in', ['articles', 'users'])
      .where('subject', '=', '')
      .execute()
    const { comments } = await queries
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<number>().as('comments'))
      .executeTakeFirstOrThrow()
    const counters = new Map(rows.map(({ scope, value }) => [scope, value]))
    return {
      articles: counters.get('articles') ?? 0,
      users: counters.get('users') ?? 0,
      comments: Number(comments),
    }
  },

  articlesSince: (at: number): Promise<QuarterCount[]> =>
    queries
      .selectFrom('articles')
      .select([quarterOf.as('quarter'), sql<number>`count(*)`.as('count')])
      .where('status', '=', ARTICLE_STATUS.public)
      .where('created_at', '>=', at)
      .groupBy(quarterOf)
      .execute(),

  usersSince: (at: number): Promise<QuarterCount[]> =>
    queries
      .selectFrom('users')
      .select([quarterOf.as('quarter'), sql<number>`count(*)`.as('count')])
      .where('created_at', '>=', at)
      .groupBy(quarterOf)
      .execute(),

  commentsSince: (at: number): Promise<QuarterCount[]> =>
    queries
      .selectFrom('comments')
      .select([quarterOf.as('quarter'), sql<number>`count(*)`.as('count')])
      .where('created_at', '>=', at)
      .groupBy(quarterOf)
      .execute(),

  /** Counts public and private articles and talks. */
  writtenSince: async (at: number): Promise<QuarterCount[]> => {
    const articles = await queries
      .selectFrom('articles')
      .select([quarterOf.as('quarter'), sql<number>`count(*)`.as('count')])
      .where('status', 'in', WRITTEN)
      .where('created_at', '>=', at)
      .groupBy(quarterOf)
      .execute()
    const talks = await queries
      .selectFrom('talks')
      .select([quarterOf.as('quarter'), sql<number>`count(*)`.as('count')])
      .where('status', 'in', [TALK_STATUS.public, TALK_STATUS.private])
      .where('created_at', '>=', at)
      .groupBy(quarterOf)
      .execute()
    return [...articles, ...talks]
  },

  newestComments: (limit: number) =>
    queries
      .selectFrom('comments')
      .innerJoin('users as author', 'author.id', 'comments.from_id')
      .select(['comments.id', 'comments.type', 'for_id', 'content', 'comments.created_at'])
      .select(['author.nick_name as from_name', 'author.avatar as from_avatar'])
      .select(subjectTitle)
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(limit)
      .execute(),
})

export type DashboardStore = ReturnType<typeof dashboardStore>
