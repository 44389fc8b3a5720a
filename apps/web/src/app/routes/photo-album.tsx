import { albumsQuery } from '../../features/albums/albums.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute } from '../../shared/router/route.ts'
import { pageHead } from '../page-head.ts'
import { PhotoAlbumPage } from '../pages/photo-album-page.tsx'
import { AlbumsSkeleton } from '../pages/talk-skeletons.tsx'

export const route = defineRoute({
  load: ({ queryClient, api }) => queryClient.ensureQueryData(albumsQuery(api)),
  head: (context) =>
    pageHead(context, {
      path: PATHS.photoAlbum,
      title: context.copy.titles.PhotoAlbum,
      description: context.copy.descriptions.PhotoAlbum,
    }),
  Page: PhotoAlbumPage,
  skeleton: () => <AlbumsSkeleton routeName="PhotoAlbum" />,
})
