import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const PHOTOS_ON_PAGE = 100

export const albumsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['albums', 'all'],
    queryFn: () => api.getAllAlbumList(undefined, { quiet: true }),
  })

export const photosQuery = (api: Api, albumId: number, page: number) =>
  queryOptions({
    queryKey: ['albums', 'photos', albumId, page],
    queryFn: () =>
      api.getPhotosByAlbumId(
        { params: { id: albumId, current: page, size: PHOTOS_ON_PAGE } },
        { quiet: true },
      ),
  })
