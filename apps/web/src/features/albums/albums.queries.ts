import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../shared/api/api.ts'

export const albumsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['albums', 'all'],
    queryFn: () => api.getAllAlbumList(undefined, { quiet: true }),
  })

export const photosQuery = (api: Api, albumId: number) =>
  queryOptions({
    queryKey: ['albums', 'photos', albumId],
    queryFn: () => api.getAllPhotosByAlbumId({ params: { id: albumId } }, { quiet: true }),
  })
