import { isOwnList, type Song, type SongOrder } from '@lanting/contract'
import { music } from './music.ts'

/** The latest songs first; names and lengths from the beginning. */
export const sortingOf = (order: SongOrder | undefined) =>
  order && { order, descending: order === 'added' }

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
