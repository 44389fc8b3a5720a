import { endpoints, type Series } from '@lanting/contract'
import { createOnce } from '../../database/create-once.ts'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { seriesStore } from './series.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
}

interface StoredSeries {
  readonly id: number
  readonly title: string
  readonly articles: readonly Series['articles'][number][]
}

export const wireSeries = ({ id, title, articles }: StoredSeries) => ({
  id,
  title,
  articles: articles.map(({ id, slug, article_title }) => ({ id, slug, article_title })),
})

const rejectDuplicateTitle = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('seriesExists') : error
}

export const seriesRoutes = (serve: Serve, { queries, now, timeZone }: Needs) => {
  const series = seriesStore(queries)

  serve(endpoints.getSeriesList, async () => {
    const [rows, zone] = await Promise.all([series.all(), timeZone()])
    return rows.map(({ id, title, articles, ...times }) => ({
      id,
      title,
      articles: articles.map((article) => ({
        id: article.id,
        slug: article.slug,
        article_title: article.article_title,
        status: article.status as 1 | 2 | 3,
      })),
      ...wireTimes(times, zone),
    }))
  })

  serve(endpoints.addSeries, async ({ body }, { identity }) => {
    const { title, articleIdList, client_id: clientId } = body
    const creation = { kind: 'series', by: identity, clientId }
    const { id } = await createOnce({ queries, now }, creation, async (transaction, at) => {
      const store = seriesStore(transaction)
      const added = await store.add(title.trim(), at)
      await store.setArticles(added, articleIdList)
      return added
    }).catch(rejectDuplicateTitle)
    return { id }
  })

  serve(endpoints.updateSeries, ({ body: { id, title, articleIdList } }) =>
    withAdminLock(queries, async (transaction) => {
      const store = seriesStore(transaction)
      if (!(await store.rename(id, title.trim(), now()))) throw new AppError('seriesNotFound')
      await store.setArticles(id, articleIdList)
      return true
    }).catch(rejectDuplicateTitle),
  )

  serve(endpoints.deleteSeries, async ({ params: { id } }) => {
    if (!(await series.remove(id))) throw new AppError('seriesNotFound')
    return true
  })
}
