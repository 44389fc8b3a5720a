import type { FileTags, MusicFiles } from '../../workers/music-files.ts'
import type { NewSong } from './scan.store.ts'
import { normalizedTexts, pinyinText } from './song-search.rules.ts'
import { coverOf, type FoundFile, namesOf, type Root, sortKey } from './songs.rules.ts'

/** So that the file is not read again. */
const UNKNOWN_LENGTH = -1

interface Names {
  readonly name: string
  readonly artists: readonly string[]
  readonly album: string
  readonly alia: readonly string[]
}

/** The searchable names and pinyin of a song. */
export const searchTexts = async (names: Names, sounds: MusicFiles['sounds']) => {
  const texts = [names.name, ...names.alia, ...names.artists, names.album].filter(Boolean)
  return { search_text: normalizedTexts(texts), pinyin: pinyinText(await sounds(texts)) }
}

/** The data of a song that come from its folder, not from the file content. */
export const factsOf = (file: FoundFile, isEmbedded: boolean, at: number) => ({
  path: file.path,
  folder: file.folder,
  bytes: file.bytes,
  changed_at: file.changedAt,
  lyric: file.lyric,
  ...coverOf(file, isEmbedded),
  updated_at: at,
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
  return {
    root,
    audio_hash: hash,
    embedded_lyric: tags.hasLyric ? 1 : 0,
    duration_ms: tags.durationMs || UNKNOWN_LENGTH,
    sort_key: sortKey(file.path, tags),
    name: names.name,
    artists: JSON.stringify(names.artists),
    album: names.album,
    alia: '[]',
    created_at: at,
    ...factsOf(file, tags.hasCover, at),
    ...(await searchTexts(names, sounds)),
  }
}
