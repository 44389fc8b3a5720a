import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import type { ReaderHtml } from '../database/reader-html.ts'
import { articleStore } from '../features/articles/articles.store.ts'
import { publishedArticleStore } from '../features/articles/published-articles.store.ts'
import { feedRoutes } from '../features/feeds/feeds.routes.ts'
import { type SitemapNeeds, sitemapRoutes } from '../features/feeds/sitemap.routes.ts'
import { openOgImages } from '../features/og-images/og-images.ts'
import { pageStore } from '../features/pages/pages.store.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import { openPaintings } from '../features/paintings/paintings.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { taxonomyStore } from '../features/taxonomy/taxonomy.store.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { AdmitRender } from '../http/render-limits.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'

interface Needs extends Pick<Platform, 'incoming' | 'ogImages' | 'paintings' | 'now'> {
  readonly queries: Queries
  readonly publicUrl: string
  readonly secret: string
  readonly readerHtml: ReaderHtml
  readonly settings: SettingsStore['read']
  readonly albumChanges: SitemapNeeds['albums']
  readonly pictures: Uploads
  readonly admitRender: AdmitRender
}

/** Composes feeds, sitemaps, paintings and the pictures of links. */
export const composeDiscovery = (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { queries, incoming, ogImages, publicUrl, settings } = needs
  const { albumChanges, pictures, admitRender } = needs
  const published = publishedArticleStore(queries, needs.readerHtml)
  feedRoutes(app, {
    publicUrl,
    settings,
    newestArticles: published.newest,
    termName: taxonomyStore(queries).publicName,
    admitRender,
  })
  sitemapRoutes(app, {
    publicUrl,
    articles: published,
    ownerPages: pageStore(queries).changes,
    albums: albumChanges,
    hiddenSections: async () => (await settings()).hidden_sections,
    admitRender,
  })
  const addresses = paintingAddresses(needs.secret)
  const { paint } = pictures
  const { now, paintings: cache } = needs
  const createdAtOf = async (id: number) => (await articleStore(queries).find(id))?.created_at
  openPaintings(app, serve, { addresses, cache, now, createdAtOf, paint })
  const paintingOf = addresses.ofArticle
  const { face } = published
  openOgImages(app, { incoming, ogImages }, { settings, face, paintingOf, pictures })
}
