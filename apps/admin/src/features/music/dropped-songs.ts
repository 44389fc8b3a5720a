import { ADMIN_LENGTH } from '@lanting/contract'
import { kindOf } from './song-uploads.ts'

/** A file to upload, and the folder of the library for it. */
export interface SongFile {
  readonly file: File
  readonly folder: string
}

/** The parts of the browser's entries that are read. */
interface DroppedEntry {
  readonly name: string
  readonly isDirectory: boolean
  readonly fullPath: string
}

const FILES_MAX = 5_000

/**
 * The folder of a file below a dropped folder. The library has one level, so that the folder of a
 * second disc is `Album - Disc 2`.
 */
export const folderOf = (fullPath: string): string => {
  const parts = fullPath.split('/').filter(Boolean).slice(0, -1)
  return [...parts.join(' - ')].slice(0, ADMIN_LENGTH.fileName).join('')
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A reader gives a hundred entries at a time. */
const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return all
    all.push(...part)
  }
}

const isFolder = (entry: DroppedEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const songsIn = async (folder: FileSystemDirectoryEntry, found: SongFile[]): Promise<void> => {
  for (const entry of await entriesOf(folder)) {
    if (found.length >= FILES_MAX) return
    if (isFolder(entry)) await songsIn(entry, found)
    else if (kindOf(entry.name) !== 'unknown') {
      const file = await fileOf(entry as FileSystemFileEntry)
      found.push({ file, folder: folderOf(entry.fullPath) })
    }
  }
}

/**
 * Returns the dropped files. A dropped folder becomes a folder of the library, and with it a
 * playlist; notes in it are left out. Must be called while the event is handled.
 */
export const droppedSongs = async (
  { items, files }: DataTransfer,
  folder: string,
): Promise<readonly SongFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const loose = entries.length > 0 ? entries.filter((entry) => !entry.isDirectory) : []
  const found: SongFile[] = []
  // Entries are empty in some browsers; their files are complete.
  const single = entries.length > 0 ? loose.map(({ name }) => name) : undefined
  for (const file of files) {
    if (!single || single.includes(file.name)) found.push({ file, folder })
  }
  for (const entry of entries.filter(isFolder)) await songsIn(entry, found)
  return found
}
