import type { MusicAlbum, MusicArtist, MusicGenre } from '@lanting/contract'
import { create } from 'zustand'
import { music } from '../../music.ts'
import type { Loading } from '../../playlists.ts'

/** What the left side of the panel lists. */
export const SHELVES = ['playlists', 'albums', 'artists', 'genres'] as const
export type Shelf = (typeof SHELVES)[number]
type CatalogueShelf = Exclude<Shelf, 'playlists'>

interface Shelved<T> {
  readonly status: Loading
  readonly items: readonly T[]
  readonly loadMore: boolean
}

interface ShelvesState {
  readonly shelf: Shelf
  readonly albums: Shelved<MusicAlbum>
  readonly artists: Shelved<MusicArtist>
  readonly genres: Shelved<MusicGenre>
}

const UNASKED = { status: 'unasked', items: [], loadMore: true } as const
const PAGE = 60

export const useShelves = create<ShelvesState>()(() => ({
  shelf: 'playlists',
  albums: UNASKED,
  artists: UNASKED,
  genres: UNASKED,
}))
const { getState, setState } = useShelves

const fetchItems = async (shelf: CatalogueShelf, offset: number) => {
  const { api } = music()
  const quiet = { quiet: true } as const
  const query = { limit: PAGE, offset }
  if (shelf === 'albums') return (await api.getMusicAlbums({ query }, quiet)).albums
  if (shelf === 'artists') return (await api.getMusicArtists({ query }, quiet)).artists
  return offset === 0 ? (await api.getMusicGenres(undefined, quiet)).genres : []
}

/** Loads the next items of a shelf, or a failed page again. One call at a time, none after the end. */
export const loadShelf = async (shelf: Shelf): Promise<void> => {
  if (shelf === 'playlists') return
  const before = getState()[shelf]
  if (before.status === 'loading' || !before.loadMore) return
  const put = (change: Partial<Shelved<unknown>>) =>
    setState({ [shelf]: { ...getState()[shelf], ...change } })
  put({ status: 'loading' })
  try {
    const items = await fetchItems(shelf, before.items.length)
    put({
      status: 'ready',
      items: [...before.items, ...items],
      loadMore: shelf !== 'genres' && items.length === PAGE,
    })
  } catch (error) {
    console.info('Shelf:', error)
    put({ status: 'failed' })
  }
}

export const showShelf = (shelf: Shelf): void => {
  setState({ shelf })
  if (shelf !== 'playlists' && getState()[shelf].items.length === 0) void loadShelf(shelf)
}
