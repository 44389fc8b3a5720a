import type { Playlist } from '@lanting/contract'

/** The id of lists that are no playlists. */
export const NO_PLAYLIST = 0

const SHOWN_FIRST = 3

/** Shows the fourth playlist first, or the first of fewer. */
export const firstShown = (playlists: readonly Playlist[]): Playlist | undefined =>
  playlists[SHOWN_FIRST] ?? playlists[0]
