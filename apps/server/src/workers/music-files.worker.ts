import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type IAudioMetadata, parseFile, selectCover } from 'music-metadata'
import { embeddedLyric } from './embedded-lyric.ts'
import type { FolderListing, PinyinOf } from './music-files.ts'
import { type PortSong, parsePortSong } from './port-song.ts'
import { songTags } from './song-tags.ts'

const DEPTH_MAX = 6
const FILES_MAX = 50_000
const OPTIONS = { duration: false }
const COVER_MAX_BYTES = 20 * 1_048_576

type Listing = { readonly [K in keyof FolderListing]: FolderListing[K][number][] }

/** Skips a file that was deleted after it was listed. */
const unlessGone = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** Returns the content of a folder, if it exists. Links are not followed, so nothing outside is found. */
const walk = async (root: string, folder: string, depth: number, found: Listing) => {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessGone)
  if (!entries) return false
  found.folders.push(folder)
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || found.files.length >= FILES_MAX) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory() && depth < DEPTH_MAX) await walk(root, path, depth + 1, found)
    if (!entry.isFile()) continue
    const status = await stat(join(root, path)).catch(unlessGone)
    if (!status) continue
    found.files.push({ path, bytes: status.size, changedAt: Math.floor(status.mtimeMs) })
  }
  return true
}

/** Lists every file and folder below the folder and the folder itself; undefined without the folder. */
export const listFiles = async (root: string): Promise<FolderListing | undefined> => {
  const found: Listing = { files: [], folders: [] }
  return (await walk(root, '', 0, found)) ? found : undefined
}

const readTags = (parsing: Promise<IAudioMetadata>, path: string) =>
  parsing.then(
    (parsed) => songTags(parsed) ?? `unknown format ${extname(path)}`,
    (error) => String(error),
  )

/** Reads several files at once; an unreadable file returns its reason and stops no other. */
export const readManyTags = (paths: readonly string[]) =>
  Promise.all(paths.map((path) => readTags(parseFile(path, OPTIONS), path)))

const coverOf = ({ common }: IAudioMetadata): Uint8Array | undefined => {
  const data = selectCover(common.picture)?.data
  return data && data.length <= COVER_MAX_BYTES ? data : undefined
}

const lyricOf = ({ common }: IAudioMetadata) => embeddedLyric(common.lyrics)

export const readLyric = async (path: string) => lyricOf(await parseFile(path, OPTIONS))

export const readRemoteLyric = async (song: PortSong) => lyricOf(await parsePortSong(song, OPTIONS))

export const readCover = async (path: string) => coverOf(await parseFile(path, OPTIONS))

/** Returns a reason, like `readManyTags`, for a song that was read and cannot be understood. */
export const readRemoteTags = (song: PortSong) => readTags(parsePortSong(song, OPTIONS), song.name)

export const readRemoteCover = async (song: PortSong) => coverOf(await parsePortSong(song, OPTIONS))

/** Returns the pinyin syllables of each text; other text than Chinese stays unchanged. */
export const soundsOf: PinyinOf = async (texts) => {
  const { pinyin } = await import('pinyin-pro')
  return texts.map((part) =>
    pinyin(part, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map(
      (syllable) => syllable.toLowerCase(),
    ),
  )
}
