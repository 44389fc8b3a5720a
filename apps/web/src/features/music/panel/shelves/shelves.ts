import { create } from 'zustand'

/** The list on the left side of the panel. */
export const SHELVES = ['playlists', 'albums', 'artists', 'genres'] as const
type Shelf = (typeof SHELVES)[number]

export const useShelves = create<{ readonly shelf: Shelf }>()(() => ({ shelf: 'playlists' }))

export const showShelf = (shelf: Shelf): void => useShelves.setState({ shelf })
