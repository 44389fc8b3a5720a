import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { publishedArticleStore } from '../features/articles/published-articles.store.ts'
import { feedRoutes } from '../features/feeds/feeds.routes.ts'
import { type SitemapNeeds, sitemapRoutes } from '../features/feeds/sitemap.routes.ts'
import { openOgImages } from '../features/og-images/og-images.ts'
import { pageStore } from '../features/pages/pages.store.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { taxonomyStore } from '../features/taxonomy/taxonomy.store.ts'
import type { Uploads } from '../features/uploads/uploads.ts'
import type { AdmitRender } from '../http/render-limits.ts'
import type { Platform } from '../platform/open.ts'

interface Needs extends Pick<Platform, 'incoming' | 'ogImages'> {
  readonly queries: Queries
  readonly publicUrl: string
  readonly settings: SettingsStore['read']
  readonly albumChanges: SitemapNeeds['albums']
  readonly pictures: Uploads
  readonly admitRender: AdmitRender
}

/** Composes feeds, sitemaps and the pictures of links. */
export const composeDiscovery = (app: FastifyInstance, needs: Needs) => {
  const { queries, incoming, ogImages, publicUrl, settings } = needs
  const { albumChanges, pictures, admitRender } = needs
  const published = publishedArticleStore(queries)
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
  openOgImages(app, { incoming, ogImages }, { settings, face: published.face, pictures })
}
