import { join } from 'node:path'
import type { Files } from '../../platform/files.ts'
import type { FileTags, FolderFile, FolderListing, MusicFiles } from '../../workers/music-files.ts'
import { folderOf } from './songs.rules.ts'

/** As many as a listed folder may have. */
const FILES_MAX = 50_000

const listBucket = async (files: Files): Promise<FolderListing> => {
  const found: FolderFile[] = []
  for await (const { name, ...file } of files.list()) {
    if (found.length >= FILES_MAX) break
    found.push({ path: name, ...file })
  }
  return { files: found, folders: [...new Set(found.map(({ path }) => folderOf(path)))] }
}

/** Lists the files of a root: a folder in a thread, because it may be large; a bucket page by page. */
export const listSongFiles = (reader: Pick<MusicFiles, 'list'>, files: Files) =>
  files.folder === undefined ? listBucket(files) : reader.list(files.folder)

/** Reads the tags of songs; a text instead is the reason why a file has none. */
export const readTags = async (
  reader: Pick<MusicFiles, 'tags'>,
  files: Files,
  names: readonly string[],
): Promise<(FileTags | string)[]> => {
  const { folder } = files
  if (folder !== undefined) return reader.tags(names.map((name) => join(folder, name)))
  const all: (FileTags | string)[] = []
  for (const name of names) {
    // One at a time: each is copied to this machine.
    const read = await files.withLocalFile(name, (path) => reader.tags([path]))
    all.push(...(read ?? ['gone']))
  }
  return all
}
