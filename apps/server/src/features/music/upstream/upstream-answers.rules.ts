import { type Playlist, type Song, UPSTREAM_IDS } from '@lanting/contract'
import { listOf, objectOf, textOf } from './json.rules.ts'
import { publicAddress } from './public-address.rules.ts'

const ID_MAX = Number.MAX_SAFE_INTEGER - UPSTREAM_IDS
const NAMES_MAX = 20
const LYRIC_MAX = 500_000

/** Maps an id of the upstream to ours, or returns undefined if it is no id. */
const idOf = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= ID_MAX
    ? (value as number) + UPSTREAM_IDS
    : undefined

/** Maps our id to the id of the upstream. */
export const upstreamId = (id: number): number | undefined =>
  id > UPSTREAM_IDS ? id - UPSTREAM_IDS : undefined

const names = (value: unknown) => listOf(value).slice(0, NAMES_MAX).map(textOf).filter(Boolean)

const LENGTH_MAX_MS = 86_400_000
const lengthOf = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= LENGTH_MAX_MS
    ? { dt: value as number }
    : {}

const readSong = (value: unknown, base: string): Song[] => {
  const song = objectOf(value)
  const id = idOf(song.id)
  const name = textOf(song.name)
  if (id === undefined || !name) return []
  const album = objectOf(song.al ?? song.album)
  const picture = album.picUrl ?? objectOf(album.artist).img1v1Url
  return [
    {
      id,
      name,
      ar: names(listOf(song.ar ?? song.artists).map((artist) => objectOf(artist).name)).map(
        (artist) => ({ name: artist }),
      ),
      al: { picUrl: publicAddress(picture, base) ?? '', name: textOf(album.name) },
      alia: names(song.alia ?? song.alias),
      ...lengthOf(song.dt ?? song.duration),
    },
  ]
}

/** Reads songs of playlists, details and searches, and drops invalid ones. */
export const readSongs = (value: unknown, base: string, limit: number): Song[] =>
  listOf(value)
    .flatMap((song) => readSong(song, base))
    .slice(0, limit)

const PLAYLISTS_MAX = 200

export const readPlaylists = (value: unknown, base: string): Playlist[] =>
  listOf(value)
    .flatMap((item) => {
      const playlist = objectOf(item)
      const id = idOf(playlist.id)
      const name = textOf(playlist.name)
      const coverImgUrl = publicAddress(playlist.coverImgUrl, base) ?? ''
      return id === undefined || !name ? [] : [{ id, name, coverImgUrl }]
    })
    .slice(0, PLAYLISTS_MAX)

export const readAddress = (data: unknown, base: string): string | null =>
  publicAddress(objectOf(listOf(data)[0]).url, base) ?? null

/** Returns an empty string if there are none. */
export const readLyric = (value: unknown): string => {
  const { lyric } = objectOf(value)
  return typeof lyric === 'string' ? lyric.slice(0, LYRIC_MAX) : ''
}
