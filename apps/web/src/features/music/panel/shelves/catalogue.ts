import type { MusicAlbum, MusicArtist, MusicGenre } from '@lanting/contract'
import { create } from 'zustand'
import { music } from '../../music.ts'
import type { Loading } from '../../playlists.ts'

interface Shelved<T> {
  readonly status: Loading
  readonly items: readonly T[]
  readonly loadMore: boolean
}

interface Catalogue {
  readonly albums: Shelved<MusicAlbum>
  readonly artists: Shelved<MusicArtist>
  readonly genres: Shelved<MusicGenre>
}

export type CatalogueShelf = keyof Catalogue

const UNASKED = { status: 'unasked', items: [], loadMore: true } as const
const PAGE = 60

export const useCatalogue = create<Catalogue>()(() => ({
  albums: UNASKED,
  artists: UNASKED,
  genres: UNASKED,
}))
const { getState, setState } = useCatalogue

const fetchItems = async (shelf: CatalogueShelf, offset: number) => {
  const { api } = music()
  const quiet = { quiet: true } as const
  const query = { limit: PAGE, offset }
  if (shelf === 'albums') return (await api.getMusicAlbums({ query }, quiet)).albums
  if (shelf === 'artists') return (await api.getMusicArtists({ query }, quiet)).artists
  return (await api.getMusicGenres(undefined, quiet)).genres
}

/** Loads the next items of a shelf, or a failed page again. One call at a time, none after the end. */
export const loadShelf = async (shelf: CatalogueShelf): Promise<void> => {
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

/** Loads the first items of a shelf, once. */
export const openShelf = (shelf: CatalogueShelf): void => {
  if (getState()[shelf].status === 'unasked') void loadShelf(shelf)
}
