import { isOwnList, type Song } from '@lanting/contract'
import { music } from './music.ts'

interface Part {
  readonly id: number
  readonly limit: number
  readonly offset: number
}

/** Loads a part of a list: of the listener's own, or of the site. */
export const fetchListSongs = async (query: Part): Promise<readonly Song[]> => {
  const { api, ownApi } = music()
  const quiet = { quiet: true } as const
  if (!isOwnList(query.id)) return (await api.getPlaylistSongs({ query }, quiet)).songs
  return (await (await ownApi()).getOwnSongs({ query }, quiet)).songs
}
