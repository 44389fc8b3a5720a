import {
  CALENDAR_WEEKS,
  type CommentType,
  DAY_KINDS,
  type Dashboard,
  type DayKind,
  type DayStats,
  type StatDays,
  visibleText,
} from '@lanting/contract'
import { momentOf } from '../../http/times.ts'
import type { DashboardStore, QuarterCount } from './dashboard.store.ts'
import { dayBefore, dayOf, daysUntil, QUARTER_MS } from './day-range.rules.ts'

const RECENT_DAYS = 14
const WEEK_DAYS = 7
const SHOWN = { articles: 5, comments: 4, referrers: 6, words: 8 } as const
/** More than are shown, because some of the most read articles may be private by now. */
const ARTICLES_READ = 50
const COMMENT_LENGTH = 120

interface DashboardQuery {
  readonly days: StatDays
  readonly now: number
  readonly timeZone: string
}

interface DayRow {
  readonly kind: string
  readonly day: string
  readonly value: number
}

const ZEROS = Object.fromEntries(DAY_KINDS.map((kind) => [kind, 0])) as Record<DayKind, number>

/** Returns the stats of every day, with zeros for a day without events. */
export const dayStats = (days: readonly string[], rows: readonly DayRow[]): DayStats[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return days.map((day) => {
    const counted = (byDay.get(day) ?? []).map(({ kind, value }) => [kind, value])
    return { day, ...ZEROS, ...Object.fromEntries(counted) }
  })
}

/** Returns the count of each day. */
export const perDay = (
  days: readonly string[],
  quarters: readonly QuarterCount[],
  timeZone: string,
): number[] => {
  const counts = new Map(days.map((day) => [day, 0]))
  for (const { quarter, count } of quarters) {
    const day = dayOf(Number(quarter) * QUARTER_MS, timeZone)
    const before = counts.get(day)
    if (before !== undefined) counts.set(day, before + Number(count))
  }
  return [...counts.values()]
}

/** Returns whole weeks from Monday, up to today. */
export const calendarDays = (today: string): string[] => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS
  return daysUntil(today, (CALENDAR_WEEKS - 1) * WEEK_DAYS + weekday + 1)
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Returns everything on the dashboard except the readers of this moment. */
export const dashboardOf = async (
  store: DashboardStore,
  { days, now, timeZone }: DashboardQuery,
): Promise<Dashboard> => {
  const today = dayOf(now, timeZone)
  const from = dayBefore(today, days - 1)
  const startOf = (day: string) => momentOf(`${day} 00:00:00`, timeZone) ?? 0
  const recentDays = daysUntil(today, RECENT_DAYS)
  const monthDays = daysUntil(today, Number(today.slice(-2)))
  const calendar = calendarDays(today)
  const since = (someDays: readonly string[]) => startOf(someDays[0] ?? today)

  const [rows, lately, firstDay, viewTotal, counters] = await Promise.all([
    store.days(from, today),
    store.days(recentDays[0] ?? today, today),
    store.firstDay(),
    store.viewTotal(),
    store.counters(),
  ])
  const [newArticles, newUsers, recentComments, written, topArticles, referrers, words, comments] =
    await Promise.all([
      store.articlesSince(Math.min(since(monthDays), since(recentDays))),
      store.usersSince(since(recentDays)),
      store.commentsSince(since(recentDays)),
      store.writtenSince(since(calendar)),
      store.top('article', from, ARTICLES_READ),
      store.top('referrer', from, SHOWN.referrers),
      store.top('word', from, SHOWN.words),
      store.newestComments(SHOWN.comments),
    ])
  const titles = await store.titles(topArticles.map(({ subject }) => Number(subject)))

  const recentStats = dayStats(recentDays, lately)
  const usersLately = perDay(recentDays, newUsers, timeZone)
  const commentsLately = perDay(recentDays, recentComments, timeZone)
  const writtenOn = perDay(calendar, written, timeZone)
  return {
    today,
    since: firstDay,
    days: dayStats(daysUntil(today, days), rows),
    summary: {
      articles: {
        total: counters.articles,
        fresh: sum(perDay(monthDays, newArticles, timeZone)),
        lately: perDay(recentDays, newArticles, timeZone),
      },
      views: {
        total: viewTotal,
        fresh: recentStats.at(-2)?.views ?? 0,
        lately: recentStats.map(({ views }) => views),
      },
      comments: {
        total: counters.comments,
        // Removed comments are in no number, so that a day never has more than all days.
        fresh: commentsLately.at(-1) ?? 0,
        lately: commentsLately,
      },
      users: {
        total: counters.users,
        fresh: sum(usersLately.slice(-WEEK_DAYS)),
        lately: usersLately,
      },
    },
    topArticles: topArticles
      .flatMap(({ subject, total }) => {
        const article_title = titles.get(Number(subject))
        return article_title === undefined
          ? []
          : [{ id: Number(subject), article_title, views: total }]
      })
      .slice(0, SHOWN.articles),
    referrers: referrers.map(({ subject, total }) => ({ host: subject, views: total })),
    missedSearches: words.map(({ subject, total }) => ({ word: subject, times: total })),
    calendar: calendar.map((day, place) => ({ day, written: writtenOn[place] ?? 0 })),
    newComments: comments.map(({ content, created_at, type, ...comment }) => ({
      ...comment,
      type: type as CommentType,
      content: [...visibleText(content)].slice(0, COMMENT_LENGTH).join(''),
      createdAtMs: created_at,
    })),
  }
}
