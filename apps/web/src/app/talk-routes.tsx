import { descriptionOf, photosPath, talkPath } from '@lanting/contract'
import { albumsQuery, photosQuery } from '../features/albums/albums.queries.ts'
import { talkQuery, talksQuery } from '../features/talks/talks.queries.ts'
import { PATHS } from '../shared/paths.ts'
import { defineRoute, NotFound } from '../shared/router/route.ts'
import { wholeNumber } from '../shared/router/search-parameters.ts'
import { orNotFound, together } from './missing-pages.ts'
import { pageHead } from './page-head.ts'
import { AlbumsSkeleton, TalksSkeleton } from './pages/talk-skeletons.tsx'

const talkRoute = defineRoute({
  path: PATHS.talk,
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    const [, talk] = await together([
      queryClient.ensureInfiniteQueryData(talksQuery(api)),
      id ? queryClient.ensureQueryData(talkQuery(api, id)).catch(orNotFound) : undefined,
    ])
    return talk
  },
  head: (context, { data: talk }) =>
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
  component: async () => (await import('./pages/talk-page.tsx')).TalkPage,
  skeleton: TalksSkeleton,
})

const photoAlbumRoute = defineRoute({
  path: PATHS.photoAlbum,
  load: ({ queryClient, api }) => queryClient.ensureQueryData(albumsQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.photoAlbum,
      title: context.copy.titles.PhotoAlbum,
      description: context.copy.descriptions.PhotoAlbum,
    }),
  component: async () => (await import('./pages/photo-album-page.tsx')).PhotoAlbumPage,
  skeleton: () => <AlbumsSkeleton routeName="PhotoAlbum" />,
})

/** Name and cover come from the album. The values in the address are only decoration. */
const photosRoute = defineRoute({
  path: PATHS.photos,
  deps: ({ id }) => ({ id: wholeNumber(id) }),
  load: async ({ queryClient, api }, { id }) => {
    if (!id) throw new NotFound()
    const [albums] = await together([
      queryClient.ensureQueryData(albumsQuery(api)),
      queryClient.ensureQueryData(photosQuery(api, id)).catch(orNotFound),
    ])
    const album = albums.find((one) => one.id === id)
    if (!album) throw new NotFound()
    return album
  },
  head: (context, { data: album }) => {
    const { titles, albums } = context.copy
    return pageHead(context, {
      path: photosPath(album.id),
      title: albums.titleOf(titles.Photos, album.album_name),
      description: albums.about(album.album_name, album.description, album.photo_count),
      above: [{ name: titles.PhotoAlbum, path: PATHS.photoAlbum }],
    })
  },
  component: async () => (await import('./pages/photos-page.tsx')).PhotosPage,
  skeleton: () => <AlbumsSkeleton routeName="Photos" />,
})

/** Talks, the albums, and the photos of one of them. */
export const talkRoutes = [talkRoute, photoAlbumRoute, photosRoute] as const
