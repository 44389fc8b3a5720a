import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import type { ReaderHtml } from '../database/reader-html.ts'
import { generateToken, hashToken } from '../features/accounts/sessions.ts'
import { articleAdminRoutes } from '../features/articles/article-admin.routes.ts'
import { articleListRoutes } from '../features/articles/article-lists.routes.ts'
import { articleListStore } from '../features/articles/article-lists.store.ts'
import { articleSaveRoutes } from '../features/articles/article-saves.routes.ts'
import { articleRoutes } from '../features/articles/articles.routes.ts'
import { articleStore } from '../features/articles/articles.store.ts'
import { bulkEditRoutes } from '../features/articles/bulk-edit.routes.ts'
import type { EmitPublished } from '../features/articles/emit-published.ts'
import { manuscriptRoutes } from '../features/articles/manuscripts.routes.ts'
import { previewRoutes } from '../features/articles/previews.routes.ts'
import { randomArticleRoutes } from '../features/articles/random-article.routes.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { seriesRoutes, wireSeries } from '../features/series/series.routes.ts'
import { seriesStore } from '../features/series/series.store.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import type { AdmitRender } from '../http/render-limits.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { withSiteUrl } from '../workers/render-markdown.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly publicUrl: string
  readonly renderMarkdown: ReturnType<typeof withSiteUrl>
  readonly timeZone: () => Promise<string>
  readonly settings: { read(): Promise<{ readonly articles_per_page: number }> }
  readonly admitRender: AdmitRender
  readonly emitPublished: EmitPublished
  readonly secret: string
  readonly readerHtml: ReaderHtml
  readonly countReading: (articleId: number, ms: number) => void
}

/** Composes articles, their lists and series, manuscripts, and article administration. */
export const composeArticles = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, now, publicUrl, timeZone, emitPublished, secret, countReading } = needs
  const { renderMarkdown, readerHtml } = needs
  const { ofArticle: paintingOf } = paintingAddresses(secret)
  const keepPictures = keepAdminPictures
  const store = articleStore(queries)
  articleRoutes(serve, { store, timeZone, paintingOf, readerHtml })
  const seriesOf = async (articleId: number) => {
    const series = await seriesStore(queries).ofArticle(articleId)
    return series ? wireSeries(series) : null
  }
  const lists = articleListStore(queries)
  articleListRoutes(serve, {
    ...{ lists, store, timeZone, paintingOf, seriesOf, countReading },
    articlesPerPage: async () => (await needs.settings.read()).articles_per_page,
  })
  randomArticleRoutes(app, { lists, pick: randomInt, admitRender: needs.admitRender })
  manuscriptRoutes(serve, { queries, now, timeZone, keepPictures })
  articleSaveRoutes(serve, {
    queries,
    now,
    timeZone,
    keepPictures,
    renderMarkdown,
    readerHtml,
    emitPublished,
  })
  bulkEditRoutes(serve, { queries, now, emitPublished })
  previewRoutes(serve, {
    queries,
    now,
    timeZone,
    keepPictures,
    publicUrl,
    tokens: { generate: generateToken, hash: hashToken },
    renderMarkdown,
    readerHtml,
  })
  articleAdminRoutes(serve, { queries, now, timeZone, emitPublished, paintingOf })
  seriesRoutes(serve, { queries, now, timeZone })
}
