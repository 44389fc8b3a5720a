import { SONG_TYPES } from '@lanting/contract'
import type { CatalogueSong } from '../catalogue.store.ts'
import { albumArtistsOf, artistId } from '../credits.rules.ts'
import { extensionOf } from '../songs.rules.ts'
import { albumIdOf, artistIdOf, songIdOf } from './ids.rules.ts'

/** The likes and plays of a user, by the ids that songs, albums and artists have in the protocol. */
export interface Annotations {
  /** The names of those whose tags name none. */
  readonly unknownArtist: string
  readonly unknownAlbum: string
  starredAt(id: string): number | undefined
  ratingOf(id: string): number | undefined
  playsOf(songId: number): { readonly plays: number; readonly played_at: number } | undefined
}

export const isoTime = (ms: number) => new Date(ms).toISOString()
/** The protocol leaves out what is unknown. */
export const known = (value: number) => (value > 0 ? value : undefined)
export const seconds = (ms: number) => Math.round(ms / 1_000)
export const listOf = (json: string): string[] => JSON.parse(json)
const SEPARATOR = ' • '

export const artistsIn = (names: readonly string[], { unknownArtist }: Annotations) =>
  names.map((name) => ({ id: artistIdOf(artistId(name)), name: name || unknownArtist }))

export const namesOf = (row: CatalogueSong) => {
  const artists = listOf(row.artists)
  const albumArtists = albumArtistsOf({ artists, albumArtists: listOf(row.album_artists) })
  return { artists: artists.length > 0 ? artists : [''], albumArtists }
}

export const joined = (artists: readonly { name: string }[]) =>
  artists.map(({ name }) => name).join(SEPARATOR)

export const starred = (annotations: Annotations, id: string) => {
  const at = annotations.starredAt(id)
  return at === undefined ? undefined : isoTime(at)
}

/** Rows in the order of ids; those that are gone are left out. */
export const inOrder = <R extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly R[],
): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const coverArt = (songId: number | null) => (songId === null ? undefined : songIdOf(songId))

/** Names no file of the server: artist, album and title, as apps expect it. */
const shownPath = (parts: readonly string[], suffix: string) =>
  `${parts.map((part) => part.replaceAll('/', '_')).join('/')}.${suffix}`

export const toChild = (row: CatalogueSong, annotations: Annotations) => {
  const names = namesOf(row)
  const artists = artistsIn(names.artists, annotations)
  const albumArtists = artistsIn(names.albumArtists, annotations)
  const id = songIdOf(row.id)
  const suffix = extensionOf(row.path)
  const genres = listOf(row.genres)
  const album = row.album || annotations.unknownAlbum
  const plays = annotations.playsOf(row.id)
  return {
    id,
    parent: albumIdOf(row.album_id),
    isDir: false,
    title: row.name,
    album,
    artist: joined(artists),
    track: known(row.track),
    year: known(row.year),
    genre: genres[0],
    coverArt: row.cover ? id : undefined,
    size: row.bytes,
    contentType: SONG_TYPES[suffix] ?? 'application/octet-stream',
    suffix,
    duration: known(seconds(row.duration_ms)),
    bitRate: known(row.bit_rate),
    path: shownPath([joined(albumArtists), album, row.name], suffix),
    isVideo: false,
    playCount: plays?.plays,
    played: plays && isoTime(plays.played_at),
    discNumber: known(row.disc),
    created: isoTime(row.created_at),
    starred: starred(annotations, id),
    userRating: annotations.ratingOf(id),
    albumId: albumIdOf(row.album_id),
    artistId: artists[0]?.id,
    type: 'music',
    mediaType: 'song',
    sortName: row.name.toLowerCase(),
    genres: genres.map((name) => ({ name })),
    artists,
    displayArtist: joined(artists),
    albumArtists,
    displayAlbumArtist: joined(albumArtists),
    replayGain: row.gain_db === null ? {} : { trackGain: row.gain_db },
  }
}
