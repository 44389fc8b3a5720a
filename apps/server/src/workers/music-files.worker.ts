import type { Dirent } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { SONG_TYPES } from '@lanting/contract'
import { type IAudioMetadata, parseFile, selectCover } from 'music-metadata'
import { embeddedLyric } from './embedded-lyric.ts'
import { flacSamples } from './flac-length.ts'
import { oldTexts } from './id3-texts.ts'
import { hasMpegSound } from './mpeg-frames.ts'
import type { FolderListing, PinyinOf } from './music-files.ts'
import { mayBeOld } from './old-tags.ts'
import { type OpenedSong, type PortSong, parseParts, withPortSong } from './port-song.ts'
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

/** A name that is no UTF-8 cannot be opened by what is left of it. */
const GARBLED = /\ufffd/
const isSong = (name: string) => Object.hasOwn(SONG_TYPES, extname(name).slice(1).toLowerCase())

/** Why an entry is left out. Files beside songs are left out in silence. */
const reasonAgainst = (entry: Dirent, depth: number, { files, leftOut }: Listing) => {
  const isFolder = entry.isDirectory()
  if (leftOut.length >= FILES_MAX || (!isFolder && !(entry.isFile() && isSong(entry.name)))) {
    return undefined
  }
  if (GARBLED.test(entry.name)) return 'unsafeName'
  if (isFolder) return depth < DEPTH_MAX ? undefined : 'tooDeep'
  return files.length < FILES_MAX ? undefined : 'tooMany'
}

/** Returns the content of a folder, if it exists. Links are not followed, so nothing outside is found. */
const walk = async (root: string, folder: string, depth: number, found: Listing) => {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(unlessGone)
  if (!entries) return false
  found.folders.push(folder)
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    const reason = reasonAgainst(entry, depth, found)
    if (reason) found.leftOut.push({ path, reason })
    if (reason) continue
    if (entry.isDirectory()) await walk(root, path, depth + 1, found)
    if (!entry.isFile()) continue
    if (found.files.length >= FILES_MAX) continue
    const status = await stat(join(root, path)).catch(unlessGone)
    if (!status) continue
    found.files.push({ path, bytes: status.size, changedAt: Math.floor(status.mtimeMs) })
  }
  return true
}

/** Lists every file and folder below the folder and the folder itself; undefined without the folder. */
export const listFiles = async (root: string): Promise<FolderListing | undefined> => {
  const found: Listing = { files: [], folders: [], leftOut: [] }
  return (await walk(root, '', 0, found)) ? found : undefined
}

/** Calls `work` with a song on this disk. */
const withFile = async <T>(path: string, work: (song: OpenedSong) => Promise<T>): Promise<T> => {
  const file = await open(path)
  try {
    const { size: bytes } = await file.stat()
    const read = async (start: number, end: number) => {
      const buffer = Buffer.alloc(Math.max(0, Math.min(end, bytes) - start))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
      return buffer.subarray(0, bytesRead)
    }
    return await work({ name: path, bytes, read })
  } finally {
    await file.close()
  }
}

const lengthMs = (samples: number, rate = 0) =>
  rate > 0 ? Math.round((samples / rate) * 1_000) : 0

const tagsOf = async (song: OpenedSong, parsing: Promise<IAudioMetadata>) => {
  try {
    const parsed = await parsing
    // One after the other, because parts that another thread sends come one at a time.
    const texts = mayBeOld(parsed) ? await oldTexts(song.read) : undefined
    const tags = songTags(parsed, texts)
    if (!tags) return `unknown format ${extname(song.name)}`
    const hasFrames = tags.container === 'mp3' || tags.container === 'aac'
    if (hasFrames && !(await hasMpegSound(song))) return 'no sound'
    if (tags.container !== 'flac' || tags.durationMs > 0) return tags
    return { ...tags, durationMs: lengthMs(await flacSamples(song), parsed.format.sampleRate) }
  } catch (error) {
    return String(error)
  }
}

/** Reads several files at once; an unreadable file returns its reason and stops no other. */
export const readManyTags = (paths: readonly string[]) =>
  Promise.all(
    paths.map((path) =>
      withFile(path, (song) => tagsOf(song, parseFile(path, OPTIONS))).catch(String),
    ),
  )

/** Returns a reason, like `readManyTags`, for a song that was read and cannot be understood. */
export const readRemoteTags = (song: PortSong) =>
  withPortSong(song, (opened) => tagsOf(opened, parseParts(opened, OPTIONS)))

const coverOf = ({ common }: IAudioMetadata): Uint8Array | undefined => {
  const data = selectCover(common.picture)?.data
  return data && data.length <= COVER_MAX_BYTES ? data : undefined
}

const lyricOf = async (song: OpenedSong, parsing: Promise<IAudioMetadata>) => {
  const { common } = await parsing
  const texts = await oldTexts(song.read)
  return embeddedLyric(common.lyrics, texts.has('USLT') || texts.has('ULT'))
}

export const readLyric = (path: string) =>
  withFile(path, (song) => lyricOf(song, parseFile(path, OPTIONS)))

export const readRemoteLyric = (song: PortSong) =>
  withPortSong(song, (opened) => lyricOf(opened, parseParts(opened, OPTIONS)))

export const readCover = async (path: string) => coverOf(await parseFile(path, OPTIONS))

export const readRemoteCover = (song: PortSong) =>
  withPortSong(song, async (opened) => coverOf(await parseParts(opened, OPTIONS)))

/** Returns the pinyin syllables of each text; other text than Chinese stays unchanged. */
export const soundsOf: PinyinOf = async (texts) => {
  const { pinyin } = await import('pinyin-pro')
  return texts.map((part) =>
    pinyin(part, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map(
      (syllable) => syllable.toLowerCase(),
    ),
  )
}
