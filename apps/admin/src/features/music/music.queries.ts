import { SONG_DETAILS_MAX, type Song } from '@lanting/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { pageOf } from '../../shared/table-search.ts'
import type { SongSearch } from './song-search.ts'

/** The key of all music queries. A change invalidates them. */
export const MUSIC = ['music'] as const

export const songListQuery = (search: SongSearch) => {
  const input = { params: pageOf(search), query: { text: search.text } }
  return queryOptions({
    queryKey: [...MUSIC, 'songs', input],
    queryFn: () => api.getLibrarySongs(input, { quiet: true }),
    placeholderData: keepPreviousData,
  })
}

/** One song for an editor: never from the cache. */
export const songQuery = (id: number) =>
  queryOptions({
    queryKey: ['song', id],
    queryFn: () => api.getLibrarySong({ params: { id } }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const scanQuery = () =>
  queryOptions({
    queryKey: [...MUSIC, 'scan'],
    queryFn: () => api.getLibraryScan(undefined, { quiet: true }),
  })

export const playlistsQuery = () =>
  queryOptions({
    queryKey: [...MUSIC, 'playlists'],
    queryFn: () => api.getLibraryPlaylists(undefined, { quiet: true }),
  })

/** The song names by id. */
export const songNamesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...MUSIC, 'names', ids],
    queryFn: async () => {
      const turns = Array.from({ length: Math.ceil(ids.length / SONG_DETAILS_MAX) }, (_, turn) =>
        ids.slice(turn * SONG_DETAILS_MAX, (turn + 1) * SONG_DETAILS_MAX),
      )
      const pages = await Promise.all(
        turns.map((some) => api.getSongDetail({ query: { ids: some.join(',') } }, { quiet: true })),
      )
      const songs = pages.flatMap((page) => page.songs)
      return new Map<number, Song>(songs.map((song) => [song.id, song]))
    },
    placeholderData: keepPreviousData,
  })
