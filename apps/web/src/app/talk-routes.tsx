import { descriptionOf, photosPath, talkPath } from '@lanting/contract'
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { albumsQuery, photosQuery } from '../features/albums/albums.queries.ts'
import { talkQuery, talksQuery } from '../features/talks/talks.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { layoutRoute } from './layout-route.tsx'
import { orNotFound, together } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { AlbumsSkeleton, TalksSkeleton } from './pages/talk-skeletons.tsx'
import { wholeNumber } from './search-parameters.ts'

const talkRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.talk,
  validateSearch: (given): { id?: number } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: async ({ context: { queryClient, api }, deps: { id } }) => {
    const [, talk] = await together([
      queryClient.ensureInfiniteQueryData(talksQuery(api)),
      id ? queryClient.ensureQueryData(talkQuery(api, id)).catch(orNotFound) : undefined,
    ])
    return talk
  },
  head: ({ match: { context }, loaderData: talk }) =>
    talk
      ? pageHead(context, {
          path: talkPath(talk.id),
          title: context.copy.talks.titleOf(talk.nick_name),
          description: descriptionOf(talk.content) || context.copy.descriptions.Talk,
          above: [{ name: context.copy.titles.Talk, path: PATHS.talk }],
        })
      : pageHead(context, {
          path: PATHS.talk,
          title: context.copy.titles.Talk,
          description: context.copy.descriptions.Talk,
        }),
  component: lazyRouteComponent(() => import('./pages/talk-page.tsx'), 'TalkPage'),
  pendingComponent: TalksSkeleton,
})

const photoAlbumRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.photoAlbum,
  loader: ({ context: { queryClient, api } }) => queryClient.ensureQueryData(albumsQuery(api)),
  head: ({ match: { context } }) =>
    pageHead(context, {
      path: PATHS.photoAlbum,
      title: context.copy.titles.PhotoAlbum,
      description: context.copy.descriptions.PhotoAlbum,
    }),
  component: lazyRouteComponent(() => import('./pages/photo-album-page.tsx'), 'PhotoAlbumPage'),
  pendingComponent: () => <AlbumsSkeleton routeName="PhotoAlbum" />,
})

/** Name and cover come from the album. The values in the address are only decoration. */
const photosRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: PATHS.photos,
  validateSearch: (given): { id?: number; pageTitle?: string } => given,
  loaderDeps: ({ search: { id } }) => ({ id: wholeNumber(id) }),
  loader: async ({ context: { queryClient, api }, deps: { id } }) => {
    if (!id) throw notFound()
    const [albums] = await together([
      queryClient.ensureQueryData(albumsQuery(api)),
      queryClient.ensureQueryData(photosQuery(api, id)).catch(orNotFound),
    ])
    const album = albums.find((one) => one.id === id)
    if (!album) throw notFound()
    return album
  },
  head: ({ match: { context }, loaderData: album }) => {
    if (!album) return {}
    const { titles, albums } = context.copy
    return pageHead(context, {
      path: photosPath(album.id),
      title: albums.titleOf(titles.Photos, album.album_name),
      description: albums.about(album.album_name, album.description, album.photo_count),
      above: [{ name: titles.PhotoAlbum, path: PATHS.photoAlbum }],
    })
  },
  component: lazyRouteComponent(() => import('./pages/photos-page.tsx'), 'PhotosPage'),
  pendingComponent: () => <AlbumsSkeleton routeName="Photos" />,
})

/** Talks, the albums, and the photos of one of them. */
export const talkRoutes = [talkRoute, photoAlbumRoute, photosRoute] as const
