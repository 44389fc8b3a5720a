import { PAGE_SIZE_MAX } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { pageOf } from '../../shared/table-search.ts'
import {
  ALBUM_SIZES,
  type AlbumSearch,
  PHOTO_SIZES,
  type PhotoSearch,
  STATUS_OF_TAB,
} from './album-search.ts'

/** The key of all album and photo queries. A change invalidates them. */
export const ALBUMS = ['albums'] as const

export const albumListQuery = (search: AlbumSearch) => {
  const body = { ...pageOf(search, ALBUM_SIZES), album_name: search.name }
  return queryOptions({
    queryKey: [...ALBUMS, 'list', body],
    queryFn: () => api.getAlbumList({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** Undefined for an album that does not exist. */
export const albumQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALBUMS, 'one', id],
    queryFn: async () => {
      const body = { current: 1, size: PAGE_SIZE_MAX }
      const { list } = await api.getAlbumList({ body }, { quiet: true })
      return list.find((album) => album.id === id) ?? null
    },
  })

export const photoListQuery = (id: number, search: PhotoSearch) => {
  const body = {
    id,
    ...pageOf(search, PHOTO_SIZES),
    status: STATUS_OF_TAB[search.tab ?? 'shown'],
  }
  return queryOptions({
    queryKey: [...ALBUMS, 'photos', body],
    queryFn: () => api.getPhotoList({ body }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}
