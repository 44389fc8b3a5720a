import {
  CALENDAR_WEEKS,
  type CommentType,
  DAY_KINDS,
  type Dashboard,
  type DayKind,
  type DayStats,
  type NumberDays,
  visibleText,
} from '@lanting/contract'
import { momentOf } from '../../http/times.ts'
import type { DashboardStore, InQuarter } from './dashboard.store.ts'
import { dayBefore, dayOf, daysUntil, QUARTER_MS } from './day-range.rules.ts'

const LATELY_DAYS = 14
const WEEK_DAYS = 7
const SHOWN = { articles: 5, comments: 4, referrers: 6, words: 8 } as const
/** More than are shown, because some of the most read articles may be private by now. */
const ARTICLES_ASKED = 50
const COMMENT_SHOWN = 120

interface Asked {
  readonly days: NumberDays
  readonly now: number
  readonly timeZone: string
}

interface DayRow {
  readonly kind: string
  readonly day: string
  readonly value: number
}

const NOTHING = Object.fromEntries(DAY_KINDS.map((kind) => [kind, 0])) as Record<DayKind, number>

/** Returns the stats of every day, with zeros for a day without events. */
export const dayStats = (days: readonly string[], rows: readonly DayRow[]): DayStats[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  return days.map((day) => {
    const counted = (byDay.get(day) ?? []).map(({ kind, value }) => [kind, value])
    return { day, ...NOTHING, ...Object.fromEntries(counted) }
  })
}

/** Returns the count of each day. */
export const perDay = (
  days: readonly string[],
  quarters: readonly InQuarter[],
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
  { days, now, timeZone }: Asked,
): Promise<Dashboard> => {
  const today = dayOf(now, timeZone)
  const from = dayBefore(today, days - 1)
  const startOf = (day: string) => momentOf(`${day} 00:00:00`, timeZone) ?? 0
  const latelyDays = daysUntil(today, LATELY_DAYS)
  const monthDays = daysUntil(today, Number(today.slice(-2)))
  const calendar = calendarDays(today)
  const since = (someDays: readonly string[]) => startOf(someDays[0] ?? today)

  const [rows, lately, firstDay, viewTotal, counters] = await Promise.all([
    store.days(from, today),
    store.days(latelyDays[0] ?? today, today),
    store.firstDay(),
    store.viewTotal(),
    store.counters(),
  ])
  const [newArticles, newUsers, written, top, referrers, words, comments] = await Promise.all([
    store.articlesSince(Math.min(since(monthDays), since(latelyDays))),
    store.usersSince(since(latelyDays)),
    store.writtenSince(since(calendar)),
    store.largest('article', from, ARTICLES_ASKED),
    store.largest('referrer', from, SHOWN.referrers),
    store.largest('word', from, SHOWN.words),
    store.newestComments(SHOWN.comments),
  ])
  const titles = await store.titles(top.map(({ subject }) => Number(subject)))

  const ofLately = dayStats(latelyDays, lately)
  const usersLately = perDay(latelyDays, newUsers, timeZone)
  const writtenOn = perDay(calendar, written, timeZone)
  return {
    today,
    since: firstDay,
    days: dayStats(daysUntil(today, days), rows),
    summary: {
      articles: {
        total: counters.articles,
        fresh: sum(perDay(monthDays, newArticles, timeZone)),
        lately: perDay(latelyDays, newArticles, timeZone),
      },
      views: {
        total: viewTotal,
        fresh: ofLately.at(-2)?.views ?? 0,
        lately: ofLately.map(({ views }) => views),
      },
      comments: {
        total: counters.comments,
        fresh: ofLately.at(-1)?.comments ?? 0,
        lately: ofLately.map((day) => day.comments),
      },
      users: {
        total: counters.users,
        fresh: sum(usersLately.slice(-WEEK_DAYS)),
        lately: usersLately,
      },
    },
    topArticles: top
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
    newComments: comments.map(({ article_title, content, created_at, type, ...comment }) => ({
      ...comment,
      type: type as CommentType,
      title: article_title ?? '',
      content: [...visibleText(content)].slice(0, COMMENT_SHOWN).join(''),
      createdAtMs: created_at,
    })),
  }
}
