import { type FileHandle, open, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { extensionOf, folderOf } from './songs.rules.ts'

const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'ELOOP'])

const ignoreAbsent = (error: NodeJS.ErrnoException) => {
  if (!ABSENT.has(error.code)) throw error
  return undefined
}

/** Returns the real path below a folder, or undefined if it leads out of the folder. */
export const insideOf = async (folder: string, path: string): Promise<string | undefined> => {
  const [root, target] = await Promise.all([
    realpath(folder).catch(ignoreAbsent),
    realpath(join(folder, path)).catch(ignoreAbsent),
  ])
  if (root === undefined || target === undefined) return undefined
  return target.startsWith(root + sep) ? target : undefined
}

export interface OpenedFile {
  readonly handle: FileHandle
  readonly bytes: number
  readonly changedAt: number
}

/** Opens a file below the folder, or returns undefined if there is none. */
export const openInside = async (folder: string, path: string): Promise<OpenedFile | undefined> => {
  const target = await insideOf(folder, path)
  const handle = target && (await open(target).catch(ignoreAbsent))
  if (!handle) return undefined
  const status = await handle.stat()
  if (status.isFile()) {
    return { handle, bytes: status.size, changedAt: Math.floor(status.mtimeMs) }
  }
  await handle.close()
  return undefined
}

export const readInside = async (folder: string, path: string, maxBytes: number) => {
  const opened = await openInside(folder, path)
  if (!opened) return undefined
  try {
    return opened.bytes <= maxBytes ? await opened.handle.readFile() : undefined
  } finally {
    await opened.handle.close()
  }
}

export const besidePath = (path: string, name: string) => {
  const folder = folderOf(path)
  return folder ? `${folder}/${name}` : name
}

/** Writes atomically: readers see the old content or the whole new content. */
export const writeInside = async (folder: string, path: string, content: string) => {
  const target = join(folder, path)
  const unfinished = join(dirname(target), `.${process.pid}-${extensionOf(path)}-${Date.now()}`)
  try {
    await writeFile(unfinished, content, { flag: 'wx', flush: true })
    await rename(unfinished, target)
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const removeInside = async (folder: string, path: string) => {
  const target = await insideOf(folder, path)
  if (target) await rm(target, { force: true })
}
