import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary files on the disk of this machine; files of a killed process are swept. */
export interface Scratch {
  /** Returns a unique path for a new file. */
  newPath(): Promise<string>
  /** Removes files that were not written to since this time. */
  sweep(before: number): Promise<void>
}

const lastWrittenAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    // Another request has just removed it.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Number.POSITIVE_INFINITY
    throw error
  }
}

export const diskScratch = (folder: string): Scratch => ({
  newPath: async () => {
    await mkdir(folder, { recursive: true })
    return join(folder, randomUUID())
  },

  sweep: async (before) => {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) {
      const path = join(folder, name)
      if ((await lastWrittenAt(path)) < before) await rm(path, { force: true })
    }
  },
})
