import { type LyricTexts, lyricTexts } from '@lanting/player'
import { type JsonObject, listOf, objectOf, textOf } from './json.rules.ts'

/** A song of Subsonic, with the keys of that server. */
export interface SubsonicSong {
  readonly key: string
  readonly name: string
  readonly artists: readonly string[]
  readonly album: string
  readonly cover: string
  readonly durationMs: number
}

interface SubsonicPlaylist {
  readonly key: string
  readonly name: string
  readonly cover: string
}

const KEY_MAX = 200
const ARTISTS_MAX = 20
const DURATION_MAX_S = 86_400
const LINES_MAX = 5_000

const LINE = { endMs: undefined, words: [], isCredit: false } as const

/** Some servers give numbers. */
const keyOf = (value: unknown): string => {
  const key = typeof value === 'number' ? String(value) : value
  return typeof key === 'string' && key.length <= KEY_MAX ? key : ''
}

const artistsOf = ({ artists, artist }: JsonObject) => {
  const named = listOf(artists).map((one) => textOf(objectOf(one).name))
  return (named.length > 0 ? named : [textOf(artist)]).filter(Boolean).slice(0, ARTISTS_MAX)
}

const millisecondsOf = (value: unknown) =>
  typeof value === 'number' && value > 0 && value <= DURATION_MAX_S ? Math.round(value * 1_000) : 0

/** Reads songs of playlists, searches and details, and drops invalid ones and videos. */
export const readSubsonicSongs = (value: unknown): SubsonicSong[] =>
  listOf(value).flatMap((item) => {
    const song = objectOf(item)
    const key = keyOf(song.id)
    const name = textOf(song.title)
    if (!key || !name || song.isVideo === true) return []
    return [
      {
        key,
        name,
        artists: artistsOf(song),
        album: textOf(song.album),
        cover: keyOf(song.coverArt),
        durationMs: millisecondsOf(song.duration),
      },
    ]
  })

export const readSubsonicPlaylists = (value: unknown): SubsonicPlaylist[] =>
  listOf(value).flatMap((item) => {
    const playlist = objectOf(item)
    const key = keyOf(playlist.id)
    const name = textOf(playlist.name)
    return key && name ? [{ key, name, cover: keyOf(playlist.coverArt) }] : []
  })

/** Reads the lyrics with times, or else those without; a second set is the translation. */
export const readSubsonicLyrics = (value: unknown): LyricTexts => {
  const sets = listOf(value).map(objectOf)
  const main = sets.find(({ synced }) => synced === true) ?? sets[0] ?? {}
  const isTimed = main.synced === true
  const offsetMs = typeof main.offset === 'number' ? main.offset : 0
  const second = sets.find(({ kind }) => kind === 'translation')
  const translated = new Map(
    listOf(second?.line).map((item) => [objectOf(item).start, textOf(objectOf(item).value)]),
  )
  const lines = listOf(main.line)
    .slice(0, LINES_MAX)
    .map((item) => {
      const { start, value: words } = objectOf(item)
      const atMs = typeof start === 'number' ? Math.max(0, start - offsetMs) : 0
      const translation = translated.get(start) ?? ''
      return { ...LINE, atMs, text: textOf(words), translation }
    })
  return lyricTexts({ isTimed, lines })
}
