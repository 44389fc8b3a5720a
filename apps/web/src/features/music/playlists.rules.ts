import type { Playlist } from '@lanting/contract'

const SHOWN_FIRST = 3

/** Shows the fourth playlist first, or the first of fewer. */
export const firstShown = (playlists: readonly Playlist[]): Playlist | undefined =>
  playlists[SHOWN_FIRST] ?? playlists[0]
