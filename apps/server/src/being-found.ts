import type { FastifyInstance } from 'fastify'
import { publishedArticleStore } from './features/articles/published-articles.store.ts'
import { feedRoutes } from './features/feeds/feeds.routes.ts'
import { type SitemapNeeds, sitemapRoutes } from './features/feeds/sitemap.routes.ts'
import { openOgImages } from './features/og-images/og-images.ts'
import { pageStore } from './features/pages/pages.store.ts'
import type { SettingsStore } from './features/site/settings.store.ts'
import { taxonomyStore } from './features/taxonomy/taxonomy.store.ts'
import type { Uploads } from './features/uploads/uploads.ts'
import type { AdmitRender } from './http/render-limits.ts'
import type { Platform } from './platform/open.ts'

interface Needs extends Pick<SitemapNeeds, 'publicUrl' | 'albums'> {
  readonly settings: SettingsStore['read']
  readonly pictures: Uploads
  readonly admitRender: AdmitRender
}

/** What tells the world of the site: feeds, sitemaps, cards. */
export const composeDiscovery = (app: FastifyInstance, platform: Platform, needs: Needs) => {
  const { publicUrl, settings, albums, pictures, admitRender } = needs
  const { queries } = platform.database
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
    albums,
    admitRender,
  })
  openOgImages(app, platform, { settings, face: published.face, pictures })
}
