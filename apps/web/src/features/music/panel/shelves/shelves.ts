import { create } from 'zustand'

/** The list on the left side of the panel. */
export const SHELVES = ['playlists', 'albums', 'artists', 'genres'] as const
/** Logged-in listeners also have playlists of their own. */
export const OWN_SHELVES = [...SHELVES, 'own'] as const
type Shelf = (typeof OWN_SHELVES)[number]

export const useShelves = create<{ readonly shelf: Shelf }>()(() => ({ shelf: 'playlists' }))

export const showShelf = (shelf: Shelf): void => useShelves.setState({ shelf })
