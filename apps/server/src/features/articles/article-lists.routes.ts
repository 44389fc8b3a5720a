import { endpoints, READING_DURATION_MAX_MS, type Series } from '@lanting/contract'
import type { PaintingOf } from '../../database/own-cards.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText, wireCreated } from '../../http/times.ts'
import type { ArticleListStore } from './article-lists.store.ts'
import { mayRead } from './articles.rules.ts'
import type { ArticleStore } from './articles.store.ts'
import { byYear, monthsBetween, withPages } from './timeline.rules.ts'

interface Needs {
  readonly lists: ArticleListStore
  readonly store: Pick<ArticleStore, 'find'>
  readonly timeZone: () => Promise<string>
  readonly articlesPerPage: () => Promise<number>
  readonly paintingOf: PaintingOf
  /** The series of a public article. */
  readonly seriesOf: (articleId: number) => Promise<Series | null>
  /** Adds milliseconds to the reading time of an article. The write may follow a moment later. */
  readonly countReading: (articleId: number, ms: number) => void
}

interface Entry {
  readonly id: number
  readonly slug: string | null
  readonly article_title: string
  readonly article_cover: string
  readonly category_id: number
  readonly created_at: number
}

export const articleListRoutes = (
  serve: Serve,
  { lists, store, timeZone, articlesPerPage, paintingOf, seriesOf, countReading }: Needs,
) => {
  const wireBrief = (entry: Entry) => ({ ...entry, article_painting: paintingOf(entry) })
  const wireEntry = (zone: string) => (entry: Entry) => ({
    ...wireBrief(entry),
    ...wireCreated(entry.created_at, zone),
  })

  serve(endpoints.getTimelineArticleList, async ({ params }) => {
    const [rows, total, words, zone] = await Promise.all([
      lists.timelinePage(params),
      lists.publicTotal(),
      lists.publicWords(),
      timeZone(),
    ])
    const list = byYear(rows.map(wireEntry(zone)))
    return { current: String(params.current), size: String(params.size), list, total, words }
  })

  serve(endpoints.getTimelineMonths, async () => {
    const [span, zone] = await Promise.all([lists.publicSpan(), timeZone()])
    if (!span?.newest) return []
    const monthOf = (time: number) => dateText(time, zone).slice(0, 'YYYY-MM'.length)
    const months = monthsBetween(monthOf(span.oldest), monthOf(span.newest), zone)
    const counts = await lists.countInRanges(months)
    const counted = months.map(({ month }, place) => ({ month, count: counts[place] ?? 0 }))
    return withPages(counted, await articlesPerPage())
  })

  serve(endpoints.getArticleListByTagId, async ({ body: { id, current, size } }) => {
    const [rows, total, zone] = await Promise.all([
      lists.tagPage(id, { current, size }),
      lists.tagTotal(id),
      timeZone(),
    ])
    return { current, size, list: rows.map(wireEntry(zone)), total }
  })

  serve(endpoints.getArticleListByCategoryId, async ({ body: { id, current, size } }) => {
    const [rows, total, zone] = await Promise.all([
      lists.categoryPage(id, { current, size }),
      lists.categoryTotal(id),
      timeZone(),
    ])
    return { current, size, list: rows.map(wireEntry(zone)), total }
  })

  serve(endpoints.getRecommendArticleById, async ({ params: { id } }, { identity }) => {
    const article = await store.find(id)
    if (!article || !mayRead(article, identity)) throw new AppError('articleNotFound')
    const [previous, next, related, series, zone] = await Promise.all([
      lists.before(id),
      lists.after(id),
      lists.related(id),
      seriesOf(id),
      timeZone(),
    ])
    return {
      previous: wireBrief(previous ?? article),
      next: wireBrief(next ?? article),
      recommend: related.map(wireEntry(zone)),
      series,
    }
  })

  serve(endpoints.getHotArticle, () => lists.hottest())

  serve(endpoints.addReadingDuration, async ({ params: { id, duration } }) => {
    countReading(id, Math.min(duration, READING_DURATION_MAX_MS))
    return true
  })
}
