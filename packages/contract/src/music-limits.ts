/**
 * Music calls use the format of music services: `code` 200 with the result beside it. Ids of the
 * upstream are moved by `UPSTREAM_IDS`, so that they never equal ids of the library.
 */
export const MUSIC_PATH = '/wapi/'
export const UPSTREAM_IDS = 2 ** 40
/** Albums, artists and genres are lists of songs too, with ids between those of rows and upstream. */
export const LIST_IDS = { album: 2 ** 38, artist: 2 ** 39, genre: 2 ** 39 + 2 ** 38 } as const
/** The lists of a logged-in listener are below the albums; `playlists`: plus the id of a row. */
export const OWN_LISTS = {
  playlists: 2 ** 36,
  likes: 2 ** 37,
  recent: 2 ** 37 + 1,
  most: 2 ** 37 + 2,
} as const
export const isOwnList = (id: number): boolean => id >= OWN_LISTS.playlists && id < LIST_IDS.album
/** Maximum number of songs that a user likes, and that the account remembers as played. */
export const OWN_SONGS_MAX = 10_000
/** Maximum number of playlists of a user, and of songs in each. */
export const OWN_PLAYLISTS_MAX = { lists: 50, songs: 2_000 } as const
/** Limits of a text with songs for a playlist of a user. */
export const PLAYLIST_IMPORT_MAX = { characters: 20_000, songs: 500 } as const
/** Maximum number of songs that a browser remembers, and takes into the account. */
export const MERGED_MUSIC_MAX = { likes: 1_000, plays: 300 } as const
/** Maximum number of songs in one music call. */
export const MUSIC_PAGE_MAX = 100
export const MUSIC_OFFSET_MAX = 1_000_000
export const SONG_DETAILS_MAX = 50
/** Maximum number of music apps of one user. */
export const MUSIC_TOKENS_MAX = 20

/** How songs are sent: as they are, or smaller for listeners who save data. */
export const MUSIC_LEVELS = ['exhigh', 'standard'] as const
export type MusicLevel = (typeof MUSIC_LEVELS)[number]
