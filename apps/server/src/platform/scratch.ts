import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Room on this machine's disk for what is not finished; what a killed process leaves is swept. */
export interface Scratch {
  /** Where a new file may be written; nobody else is given the same path. */
  newPath(): Promise<string>
  /** Removes what nobody has written to since then. */
  sweep(before: number): Promise<void>
}

const lastWrittenAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    // Somebody has just finished with it.
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
