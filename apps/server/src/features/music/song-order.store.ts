import type { SongOrder } from '@lanting/contract'
import { sql } from 'kysely'

/** A list of songs: a playlist by hand or of a folder, an album, an artist or a genre. */
export type SongList =
  | { readonly kind: 'made' | 'album' | 'artist'; readonly id: number }
  | { readonly kind: 'folder'; readonly id: number; readonly root: string; readonly folder: string }
  | { readonly kind: 'genre'; readonly names: readonly string[] }

export interface ListPart {
  readonly limit: number
  readonly offset: number
  /** undefined: the order of the list itself. */
  readonly order?: SongOrder | undefined
  readonly isDescending?: boolean | undefined
}

/** For songs joined to a list: those whose files are there, and those of the upstream, which are no rows. */
export const isListed = sql<boolean>`(songs.id is null or songs.missing_since = 0)`
/** As `isListed`. Without an upstream, nobody can hear its songs; they stay in the list for later. */
export const isHeard = (hasUpstream: boolean) =>
  hasUpstream ? isListed : sql<boolean>`songs.missing_since = 0`

/** The sort key begins with disc and track. */
const IN_ALBUM = [sql`songs.sort_key`, sql`songs.path`]
const OWN_ORDERS = {
  made: [sql`playlist_songs.position`],
  folder: [
    sql`case when playlist_songs.position is null then 1 else 0 end`,
    sql`playlist_songs.position`,
    sql`songs.sort_key`,
    sql`songs.path`,
  ],
  album: IN_ALBUM,
  artist: [sql`songs.year`, sql`songs.album_key`, ...IN_ALBUM],
  genre: [sql`songs.artist_key`, sql`songs.album_key`, ...IN_ALBUM],
}

const SORT_KEYS = {
  name: sql`songs.name_key`,
  artist: sql`songs.artist_key`,
  album: sql`songs.album_key`,
  duration: sql`songs.duration_ms`,
  added: sql`songs.created_at`,
} as const satisfies Record<SongOrder, unknown>

/** Returns the columns of an order that a listener has chosen. */
export const sortedBy = (order: SongOrder, isDescending = false) => [
  sql`${SORT_KEYS[order]} ${isDescending ? sql`desc` : sql`asc`}`,
  ...IN_ALBUM,
]

/** Returns the columns by which a list is sorted. */
export const orderOf = (list: SongList, { order, isDescending }: ListPart) => {
  const columns = order ? sortedBy(order, isDescending) : OWN_ORDERS[list.kind]
  return [...columns, sql`songs.id`]
}
