import { MUSIC_OFFSET_MAX } from '@lanting/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/api.ts'

/** As many as fill rows of two to six covers. */
export const COVERS_ON_PAGE = 60
/** The calls take no page behind it. */
export const PAGES_MAX = Math.floor(MUSIC_OFFSET_MAX / COVERS_ON_PAGE)

const quiet = { quiet: true } as const
const part = (page: number) => ({ limit: COVERS_ON_PAGE, offset: (page - 1) * COVERS_ON_PAGE })

export const musicAlbumsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['music', 'albums', page],
    queryFn: () => api.getMusicAlbums({ query: { order: 'name', ...part(page) } }, quiet),
  })

export const musicArtistsQuery = (api: Api, page: number) =>
  queryOptions({
    queryKey: ['music', 'artists', page],
    queryFn: () => api.getMusicArtists({ query: part(page) }, quiet),
  })

export const musicAlbumQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['music', 'album', id],
    queryFn: () => api.getMusicAlbum({ query: { id } }, quiet),
  })

export const musicArtistQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['music', 'artist', id],
    queryFn: () => api.getMusicArtist({ query: { id } }, quiet),
  })
