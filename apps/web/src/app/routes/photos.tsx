import { photosPath } from '@lanting/contract'
import { albumsQuery, photosQuery } from '../../features/albums/albums.queries.ts'
import { PATHS } from '../../shared/paths.ts'
import { defineRoute, NotFound } from '../../shared/router/route.ts'
import { wholeNumber } from '../../shared/router/search-parameters.ts'
import { orNotFound, together, unlessBehindLast } from '../missing-pages.ts'
import { pageHead } from '../page-head.ts'
import { PhotosPage } from '../pages/photos-page.tsx'
import { AlbumsSkeleton } from '../pages/talk-skeletons.tsx'

/** Name and cover come from the album. The values in the address are only decoration. */
export const route = defineRoute({
  deps: ({ id, page }) => ({ id: wholeNumber(id), page: wholeNumber(page) ?? 1 }),
  load: async ({ queryClient, api }, { id, page }) => {
    if (!id) throw new NotFound()
    const [albums] = await together([
      queryClient.ensureQueryData(albumsQuery(api)),
      queryClient
        .ensureQueryData(photosQuery(api, id, page))
        .catch(orNotFound)
        .then(unlessBehindLast(page)),
    ])
    const album = albums.find((one) => one.id === id)
    if (!album) throw new NotFound()
    return album
  },
  head: (context, { data: album, deps: { page } }) => {
    const { titles, albums } = context.copy
    return pageHead(context, {
      path: photosPath(album.id),
      page,
      title: albums.titleOf(titles.Photos, album.album_name),
      description: albums.about(album.album_name, album.description, album.photo_count),
      above: [{ name: titles.PhotoAlbum, path: PATHS.photoAlbum }],
    })
  },
  Page: PhotosPage,
  skeleton: () => <AlbumsSkeleton routeName="Photos" />,
})
