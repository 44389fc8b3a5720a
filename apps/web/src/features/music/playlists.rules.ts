import type { Playlist } from '@lanting/contract'

const SHOWN_FIRST = 3

/** At the beginning the fourth playlist is shown, or the first where there are fewer. */
export const firstShown = (playlists: readonly Playlist[]): Playlist | undefined =>
  playlists[SHOWN_FIRST] ?? playlists[0]
