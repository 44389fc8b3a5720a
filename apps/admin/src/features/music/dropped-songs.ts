import { ADMIN_LENGTH } from '@lanting/contract'
import { droppedFiles } from '../../shared/dropped-files.ts'
import { kindOf } from './song-uploads.ts'

/** A file to upload, and the folder of the library for it. */
export interface SongFile {
  readonly file: File
  readonly folder: string
}

/**
 * The folder of a file below a dropped folder. The library has one level, so that the folder of a
 * second disc is `Album - Disc 2`.
 */
export const folderOf = (fullPath: string): string => {
  const parts = fullPath.split('/').filter(Boolean).slice(0, -1)
  return [...parts.join(' - ')].slice(0, ADMIN_LENGTH.fileName).join('')
}

/**
 * Returns the dropped files. A dropped folder becomes a folder of the library, and with it a
 * playlist; notes in it are left out. Must be called while the event is handled.
 */
export const droppedSongs = async (
  dropped: DataTransfer,
  folder: string,
): Promise<readonly SongFile[]> => {
  const found = await droppedFiles(dropped, (name) => kindOf(name) !== 'unknown')
  return found.map(({ file, path }) => ({ file, folder: folderOf(path) || folder }))
}
