import { copyFile, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../../http/app-error.ts'
import { readBeginning } from './read-file.ts'
import { DISK_LIMITS, readPath, refuseTooMuch, type Source, type Unread } from './source.ts'

interface Found {
  /** The path on disk, before normalization. */
  readonly full: string
  readonly size: number
  readonly changedAt: number
}

/** Finds all files below a folder, by path. Skips ignored folders and folders with too long a path. */
const filesBelow = async (root: string) => {
  const files = new Map<string, Found>()
  const tooLong: string[] = []
  const unread: Unread[] = []
  const walk = async (folder: string, above: string) => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const read = readPath(`${above}${entry.name}`)
      if (!read) continue
      const { path, isTooLong } = read
      const full = join(folder, entry.name)
      if (isTooLong) {
        if (entry.isDirectory()) tooLong.push(`${path}/`)
        if (entry.isFile()) tooLong.push(path)
      } else {
        if (entry.isDirectory()) await walk(full, `${path}/`)
        // A link may lead out of the folder.
        if (entry.isSymbolicLink()) unread.push({ path, note: 'unreadable' })
        if (entry.isFile()) {
          const { size, mtimeMs } = await stat(full)
          files.set(path, { full, size, changedAt: Math.floor(mtimeMs) })
        }
      }
      if (files.size + tooLong.length > DISK_LIMITS.maxEntries)
        throw new AppError('archiveTooLarge')
    }
  }
  await walk(root, '')
  return { files, tooLong, unread }
}

/**
 * Opens a folder on disk. Links are not followed, but named. A file is as old as its first commit, if
 * that was earlier than its last change.
 */
export const openFolder = async (
  folder: string,
  commits: ReadonlyMap<string, number> = new Map(),
): Promise<Source> => {
  const { files, tooLong, unread } = await filesBelow(folder)
  refuseTooMuch(
    [...files.values()].map(({ size }) => size),
    DISK_LIMITS,
  )
  const find = (path: string) => {
    const file = files.get(path)
    if (!file) throw new AppError('archiveUnreadable')
    return file
  }
  return {
    paths: [...files.keys()],
    tooLong,
    unread,
    sizeOf: (path) => files.get(path)?.size ?? 0,
    changedAt: (path) => {
      const { changedAt } = files.get(path) ?? {}
      return changedAt && Math.min(changedAt, commits.get(path) ?? changedAt)
    },
    read: async (path, maxBytes) => {
      const file = find(path)
      if (file.size > maxBytes) throw new AppError('archiveTooLarge')
      return readFile(file.full)
    },
    beginning: (path, bytes) => readBeginning(find(path).full, bytes),
    extract: (path, target) => copyFile(find(path).full, target),
    close: async () => undefined,
  }
}
