import { mkdir, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { assertFileName } from './file-name.ts'
import { diskScratch } from './scratch.ts'

/**
 * Keeps whole files under names such as `pictures/2026/lake.webp`: segments of `[a-z0-9._-]`
 * joined by '/', none beginning with a dot, without '..'. Any other name is rejected.
 */
export interface Files {
  /** Readers find the old file or all of `bytes`, also when the process is killed midway. */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Uint8Array | undefined>
  /** Deleting a missing file is no error. */
  delete(name: string): Promise<void>
  /** Removes unfinished files of writers that were killed before this time. */
  sweep(before: number): Promise<void>
}

// A name that leads through a file or ends at a folder is no file either.
const ABSENT = new Set<unknown>(['ENOENT', 'ENOTDIR', 'EISDIR'])

const ignoreAbsent = (error: NodeJS.ErrnoException) => {
  if (!ABSENT.has(error.code)) throw error
  return undefined
}

// A new name is on disk only when its folder is on disk, up to the root.
const syncFolders = async (from: string, root: string): Promise<void> => {
  await using folder = await open(from)
  await folder.sync()
  if (from !== root) await syncFolders(dirname(from), root)
}

/** After `write` has resolved, the file survives a power cut. */
export const diskFiles = (root: string): Files => {
  const base = resolve(root)
  // No valid name starts with a dot, so an unfinished file cannot be read.
  const unfinishedFiles = diskScratch(join(base, '.unfinished'))

  const pathOf = (name: string) => {
    assertFileName(name)
    return join(base, name)
  }

  return {
    write: async (name, bytes) => {
      const path = pathOf(name)
      const unfinished = await unfinishedFiles.newPath()
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolders(dirname(path), base)
    },

    read: async (name) => readFile(pathOf(name)).catch(ignoreAbsent),

    delete: async (name) => unlink(pathOf(name)).catch(ignoreAbsent),

    sweep: unfinishedFiles.sweep,
  }
}
