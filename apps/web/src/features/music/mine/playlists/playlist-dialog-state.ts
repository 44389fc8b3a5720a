import type { OwnPlaylist, Song } from '@lanting/contract'
import { create } from 'zustand'

/** `create` and `add` are for a song, which goes into the playlist; `create` also works without. */
type Asked =
  | { readonly kind: 'import' }
  | { readonly kind: 'create'; readonly song?: Song }
  | { readonly kind: 'rename'; readonly list: Pick<OwnPlaylist, 'id' | 'name'> }
  | { readonly kind: 'add'; readonly song: Song }

/** The open dialog about the listener's playlists. */
export const usePlaylistDialog = create<{ readonly asked: Asked | undefined }>()(() => ({
  asked: undefined,
}))

export const openPlaylistDialog = (asked: Asked): void => usePlaylistDialog.setState({ asked })
export const closePlaylistDialog = (): void => usePlaylistDialog.setState({ asked: undefined })
