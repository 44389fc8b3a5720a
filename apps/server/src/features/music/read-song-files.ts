import { join } from 'node:path'
import type { Files } from '../../platform/files.ts'
import type { FileTags } from '../../workers/file-tags.ts'
import type {
  FolderFile,
  FolderListing,
  LeftOut,
  MusicFiles,
  RemoteSong,
} from '../../workers/music-files.ts'
import { folderOf } from './songs.rules.ts'

/** As many as a listed folder may have. */
const FILES_MAX = 50_000

const listBucket = async (files: Files): Promise<FolderListing> => {
  const found: FolderFile[] = []
  const leftOut: LeftOut[] = []
  for await (const { name, ...file } of files.list()) {
    if (found.length < FILES_MAX) found.push({ path: name, ...file })
    else leftOut.push({ path: name, reason: 'tooMany' })
    if (leftOut.length >= FILES_MAX) break
  }
  return { files: found, leftOut, folders: [...new Set(found.map(({ path }) => folderOf(path)))] }
}

/** Lists the files of a root: a folder in a thread, because it may be large; a bucket page by page. */
export const listSongFiles = (reader: Pick<MusicFiles, 'list'>, files: Files) =>
  files.folder === undefined ? listBucket(files) : reader.list(files.folder)

/** Calls `work` with a song of a bucket, of which only some parts are read. */
const withRemoteSong = async <T>(
  files: Files,
  name: string,
  work: (song: RemoteSong) => Promise<T>,
): Promise<T | undefined> => {
  const opened = await files.open(name)
  if (!opened) return undefined
  try {
    return await work({ name, bytes: opened.bytes, read: opened.read })
  } finally {
    await opened.close()
  }
}

/** Reads the tags of songs; a text instead is the reason why a file has none. */
export const readTags = async (
  reader: Pick<MusicFiles, 'tags' | 'remoteTags'>,
  files: Files,
  names: readonly string[],
): Promise<(FileTags | string)[]> => {
  const { folder } = files
  if (folder !== undefined) return reader.tags(names.map((name) => join(folder, name)))
  const all: (FileTags | string)[] = []
  for (const name of names) {
    all.push((await withRemoteSong(files, name, reader.remoteTags)) ?? 'gone')
  }
  return all
}

/** Reads the lyrics inside a song. */
export const readEmbeddedLyric = async (
  reader: Pick<MusicFiles, 'lyric' | 'remoteLyric'>,
  files: Files,
  name: string,
): Promise<string> =>
  (files.folder === undefined
    ? await withRemoteSong(files, name, reader.remoteLyric)
    : await files.withLocalFile(name, reader.lyric)) ?? ''

/** Reads the cover inside a song. */
export const readCover = (
  reader: Pick<MusicFiles, 'cover' | 'remoteCover'>,
  files: Files,
  name: string,
): Promise<Uint8Array | undefined> =>
  files.folder === undefined
    ? withRemoteSong(files, name, reader.remoteCover)
    : files.withLocalFile(name, reader.cover)
