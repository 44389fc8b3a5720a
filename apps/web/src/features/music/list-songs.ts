import { isOwnList } from '@lanting/contract'
import { music } from './music.ts'
import type { ListPage } from './next-songs.ts'

interface Part {
  readonly id: number
  readonly limit: number
  readonly offset: number
}

/** Loads a part of a list: of the listener's own, or of the site, which ends with an empty page. */
export const fetchListSongs = async (query: Part): Promise<ListPage> => {
  const { api, ownApi } = music()
  const quiet = { quiet: true } as const
  if (isOwnList(query.id)) return (await ownApi()).getOwnSongs({ query }, quiet)
  const { songs } = await api.getPlaylistSongs({ query }, quiet)
  return { songs, hasMore: songs.length > 0 }
}
