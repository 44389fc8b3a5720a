import type { FileTags } from '../../workers/file-tags.ts'
import type { MusicFiles } from '../../workers/music-files.ts'
import { albumId, VARIOUS_ARTISTS } from './credits.rules.ts'
import type { NewSong } from './scan.store.ts'
import { normalizedTexts, pinyinText, type SearchTexts } from './song-search.rules.ts'
import { coverOf, type FoundFile, nameKey, namesOf, type Root, sortKey } from './songs.rules.ts'

interface Names {
  readonly name: string
  readonly artists: readonly string[]
  readonly album: string
  readonly alia: readonly string[]
}

/** The names of a song for searching and sorting. */
export const searchTexts = async (
  { name, artists, album, alia }: Names,
  sounds: MusicFiles['sounds'],
): Promise<SearchTexts> => {
  const texts = [name, ...alia, ...artists, album].filter(Boolean)
  const spoken = await sounds(texts)
  const soundsOf = new Map(texts.map((text, index) => [text, spoken[index] ?? []]))
  const keyOf = (parts: readonly string[]) =>
    nameKey(
      parts.join(' / '),
      parts.flatMap((part) => soundsOf.get(part) ?? []),
    )
  return {
    search_text: normalizedTexts(texts),
    pinyin: pinyinText(spoken),
    name_key: keyOf([name]),
    artist_key: keyOf(artists),
    album_key: keyOf([album]),
  }
}

/** The data of a song that come from its folder, not from the file content. */
export const factsOf = (file: FoundFile, isEmbedded: boolean, at: number) => ({
  path: file.path,
  folder: file.folder,
  bytes: file.bytes,
  changed_at: file.changedAt,
  lyric: file.lyric,
  missing_since: 0,
  ...coverOf(file, isEmbedded),
  updated_at: at,
})

/** Rows that an earlier reader has read are read once more. */
export const TAGS_VERSION = 3

/** The facts in the content of a file that no administrator edits. */
const contentOf = (path: string, tags: FileTags) => ({
  embedded_lyric: tags.hasLyric ? 1 : 0,
  sort_key: sortKey(path, tags),
  album_artists: JSON.stringify(
    tags.albumArtists.length === 0 && tags.isCompilation ? [VARIOUS_ARTISTS] : tags.albumArtists,
  ),
  year: tags.year,
  disc: tags.disc,
  track: tags.track,
  genres: JSON.stringify(tags.genres),
  duration_ms: tags.durationMs,
  bit_rate: tags.bitRate,
  gain_db: tags.gainDb,
  gain_source: tags.gainDb === null ? ('' as const) : ('tag' as const),
  tags_version: TAGS_VERSION,
})

interface RowNeeds {
  readonly sounds: MusicFiles['sounds']
  readonly hash: string
  readonly at: number
}

export const songRow = async (
  root: Root,
  file: FoundFile,
  tags: FileTags,
  { sounds, hash, at }: RowNeeds,
): Promise<NewSong> => {
  const names = { ...namesOf(file.path, tags), alia: [] }
  const content = contentOf(file.path, tags)
  const albumArtists: string[] = JSON.parse(content.album_artists)
  return {
    root,
    audio_hash: hash,
    ...content,
    album_id: albumId({ ...names, albumArtists }),
    name: names.name,
    artists: JSON.stringify(names.artists),
    album: names.album,
    alia: '[]',
    created_at: at,
    ...factsOf(file, tags.hasCover, at),
    ...(await searchTexts(names, sounds)),
  }
}
