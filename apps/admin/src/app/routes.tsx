import type { ResourceSide } from '@lanting/contract'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  ALBUM_SIZES,
  type AlbumSearch,
  PHOTO_SIZES,
  PHOTO_TABS,
  type PhotoSearch,
} from '../features/albums/album-search.ts'
import { readArticleSearch } from '../features/articles/article-search.ts'
import { readDashboardSearch } from '../features/dashboard/dashboard-search.ts'
import type { EditorSearch } from '../features/editor/load-draft.ts'
import { readLinkSearch } from '../features/links/link-search.ts'
import { readSongSearch } from '../features/music/song-search.ts'
import { readRedirectSearch } from '../features/redirects/redirects.queries.ts'
import { TALK_TABS, type TalkSearch } from '../features/talks/talk-search.ts'
import type { TaxonomySearch } from '../features/taxonomy/taxonomy.queries.ts'
import { TAXONOMY_KINDS } from '../features/taxonomy/taxonomy-kinds.ts'
import { PATHS } from '../shared/paths.ts'
import { oneOf, readTableSearch, shortText, wholeNumber } from '../shared/table-search.ts'
import { frame, missing, root } from './frame-route.tsx'
import { moderationRoutes } from './moderation-routes.tsx'
import { userRoutes } from './user-routes.tsx'

const dashboard = createRoute({
  getParentRoute: () => frame,
  path: PATHS.dashboard,
  validateSearch: readDashboardSearch,
  component: lazyRouteComponent(() => import('./pages/dashboard-page.tsx'), 'DashboardPage'),
})

const articles = createRoute({
  getParentRoute: () => frame,
  path: PATHS.articles,
  validateSearch: readArticleSearch,
  component: lazyRouteComponent(() => import('./pages/articles-page.tsx'), 'ArticlesPage'),
})

/** The article editor uses the whole window. */
const write = createRoute({
  getParentRoute: () => root,
  path: PATHS.editor,
  validateSearch: (search: Record<string, unknown>): EditorSearch => ({
    id: wholeNumber(search.id),
    manuscript: wholeNumber(search.manuscript),
  }),
  component: lazyRouteComponent(() => import('./pages/editor-page.tsx'), 'EditorPage'),
})

const labels = createRoute({
  getParentRoute: () => frame,
  path: PATHS.taxonomy,
  validateSearch: (search: Record<string, unknown>): TaxonomySearch => ({
    ...readTableSearch(search),
    kind: oneOf(search.kind, TAXONOMY_KINDS),
    name: shortText(search.name),
  }),
  component: lazyRouteComponent(() => import('./pages/taxonomy-page.tsx'), 'TaxonomyPage'),
})

const series = createRoute({
  getParentRoute: () => frame,
  path: PATHS.series,
  component: lazyRouteComponent(() => import('./pages/series-page.tsx'), 'SeriesPage'),
})

const redirects = createRoute({
  getParentRoute: () => frame,
  path: PATHS.redirects,
  validateSearch: readRedirectSearch,
  component: lazyRouteComponent(() => import('./pages/redirects-page.tsx'), 'RedirectsPage'),
})

const pages = createRoute({
  getParentRoute: () => frame,
  path: PATHS.pages,
  component: lazyRouteComponent(() => import('./pages/pages-page.tsx'), 'PagesPage'),
})

const page = createRoute({
  getParentRoute: () => root,
  path: PATHS.page,
  validateSearch: (search: Record<string, unknown>): { readonly id?: number } => ({
    id: wholeNumber(search.id),
  }),
  component: lazyRouteComponent(() => import('./pages/edit-page.tsx'), 'EditPage'),
})

const talks = createRoute({
  getParentRoute: () => frame,
  path: PATHS.talks,
  validateSearch: (search: Record<string, unknown>): TalkSearch => ({
    ...readTableSearch(search),
    tab: oneOf(search.tab, TALK_TABS),
  }),
  component: lazyRouteComponent(() => import('./pages/talks-page.tsx'), 'TalksPage'),
})

const talk = createRoute({
  getParentRoute: () => frame,
  path: PATHS.talk,
  validateSearch: (search: Record<string, unknown>): { readonly id?: number } => ({
    id: wholeNumber(search.id),
  }),
  component: lazyRouteComponent(() => import('./pages/talk-page.tsx'), 'TalkPage'),
})

const albums = createRoute({
  getParentRoute: () => frame,
  path: PATHS.albums,
  validateSearch: (search: Record<string, unknown>): AlbumSearch => ({
    page: wholeNumber(search.page),
    size: oneOf(search.size, ALBUM_SIZES),
    name: shortText(search.name),
  }),
  component: lazyRouteComponent(() => import('./pages/albums-page.tsx'), 'AlbumsPage'),
})

const photos = createRoute({
  getParentRoute: () => frame,
  path: PATHS.photos,
  validateSearch: (search: Record<string, unknown>): PhotoSearch => ({
    id: wholeNumber(search.id),
    page: wholeNumber(search.page),
    size: oneOf(search.size, PHOTO_SIZES),
    tab: oneOf(search.tab, PHOTO_TABS),
  }),
  component: lazyRouteComponent(() => import('./pages/photos-page.tsx'), 'PhotosPage'),
})

const music = createRoute({
  getParentRoute: () => frame,
  path: PATHS.music,
  validateSearch: readSongSearch,
  component: lazyRouteComponent(() => import('./pages/music-page.tsx'), 'MusicPage'),
})

const playlists = createRoute({
  getParentRoute: () => frame,
  path: PATHS.playlists,
  component: lazyRouteComponent(() => import('./pages/playlists-page.tsx'), 'PlaylistsPage'),
})

const playlist = createRoute({
  getParentRoute: () => frame,
  path: PATHS.playlist,
  validateSearch: (search: Record<string, unknown>): { readonly id?: number } => ({
    id: wholeNumber(search.id),
  }),
  component: lazyRouteComponent(() => import('./pages/playlist-page.tsx'), 'PlaylistPage'),
})

const listening = createRoute({
  getParentRoute: () => frame,
  path: PATHS.listening,
  component: lazyRouteComponent(() => import('./pages/listening-page.tsx'), 'ListeningPage'),
})

/** The lyrics editor uses the whole window. */
const lyric = createRoute({
  getParentRoute: () => root,
  path: PATHS.lyric,
  validateSearch: (search: Record<string, unknown>): { readonly id?: number } => ({
    id: wholeNumber(search.id),
  }),
  component: lazyRouteComponent(() => import('./pages/lyric-page.tsx'), 'LyricPage'),
})

const RESOURCE_SIDES = ['front', 'back'] as const

const resources = createRoute({
  getParentRoute: () => frame,
  path: PATHS.resources,
  validateSearch: (search: Record<string, unknown>): { readonly side?: ResourceSide } => ({
    side: oneOf(search.side, RESOURCE_SIDES),
  }),
  component: lazyRouteComponent(() => import('./pages/resources-page.tsx'), 'ResourcesPage'),
})

const links = createRoute({
  getParentRoute: () => frame,
  path: PATHS.links,
  validateSearch: readLinkSearch,
  component: lazyRouteComponent(() => import('./pages/links-page.tsx'), 'LinksPage'),
})

const settings = createRoute({
  getParentRoute: () => frame,
  path: PATHS.settings,
  component: lazyRouteComponent(() => import('./pages/settings-page.tsx'), 'SettingsPage'),
})

const headers = createRoute({
  getParentRoute: () => frame,
  path: PATHS.headers,
  component: lazyRouteComponent(() => import('./pages/headers-page.tsx'), 'HeadersPage'),
})

const transfer = createRoute({
  getParentRoute: () => frame,
  path: PATHS.transfer,
  component: lazyRouteComponent(() => import('./pages/transfer-page.tsx'), 'TransferPage'),
})

const webhooks = createRoute({
  getParentRoute: () => frame,
  path: PATHS.webhooks,
  component: lazyRouteComponent(() => import('./pages/outbox-page.tsx'), 'OutboxPage'),
})

export const routeTree = root.addChildren([
  write,
  page,
  lyric,
  frame.addChildren([
    missing,
    dashboard,
    articles,
    labels,
    series,
    talks,
    talk,
    albums,
    photos,
    music,
    playlists,
    playlist,
    listening,
    pages,
    resources,
    links,
    settings,
    headers,
    redirects,
    transfer,
    ...moderationRoutes,
    ...userRoutes,
    webhooks,
  ]),
])
