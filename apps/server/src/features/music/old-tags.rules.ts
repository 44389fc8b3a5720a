import { decodeText, guessEncoding, type TextEncoding } from '@lanting/contract'
import { artistNames } from '../../workers/artist-names.ts'
import type { FileTags } from '../../workers/file-tags.ts'
import { NAMES } from '../../workers/old-tags.ts'
import { GENRES_MAX, tagText, tagTexts } from '../../workers/song-tags.ts'

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

/** Finds the encoding that the songs of a folder share; undefined if their names need none. */
export const encodingOf = (songs: readonly FileTags[]): TextEncoding | undefined => {
  const texts = songs.flatMap(({ old }) => NAMES.map((name) => old?.[name]))
  const written = texts.filter((text) => text !== undefined)
  return written.length > 0 ? guessEncoding(written.map(bytesOf)) : undefined
}

/** Returns the tags with their old names read in an encoding. */
export const withEncoding = (tags: FileTags, encoding: TextEncoding): FileTags => {
  const { old } = tags
  if (!old) return tags
  const parts = (text: string) => decodeText(bytesOf(text), encoding).split('\0')
  const artists = (text: string) => tagTexts(parts(text).flatMap(artistNames))
  return {
    ...tags,
    ...(old.title && { title: tagText(parts(old.title)[0]) }),
    ...(old.album && { album: tagText(parts(old.album)[0]) }),
    ...(old.artists && { artists: artists(old.artists) }),
    ...(old.albumArtists && { albumArtists: artists(old.albumArtists) }),
    ...(old.genres && { genres: tagTexts(parts(old.genres)).slice(0, GENRES_MAX) }),
  }
}
