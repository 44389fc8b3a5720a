import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertFileName } from './file-name.ts'
import type { Files } from './files.ts'
import { diskScratch } from './scratch.ts'

/** Caches files that take long to make and can be made again. */
export interface FileCache {
  read(name: string): Promise<Uint8Array | undefined>
  /** Deletes the oldest files when the cache is full. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

interface Options {
  readonly folder: string
  readonly maxBytes: number
}

const ignoreAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error
  return undefined
}

/** A cache on the disk of this machine. */
export const diskCache = ({ folder, maxBytes }: Options): FileCache => {
  const unfinishedFiles = diskScratch(join(folder, '.unfinished'))

  const pathOf = (name: string) => {
    assertFileName(name)
    return join(folder, name)
  }

  const filesByAge = async () => {
    const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name)
        const { size = 0, mtimeMs = 0 } = (await stat(path).catch(ignoreAbsent)) ?? {}
        return { path, size, mtimeMs }
      }),
    )
    return files.sort((a, b) => b.mtimeMs - a.mtimeMs)
  }

  const makeRoom = async () => {
    let bytes = 0
    for (const { path, size } of await filesByAge()) {
      bytes += size
      if (bytes > maxBytes) await rm(path, { force: true })
    }
  }

  return {
    read: (name) => readFile(pathOf(name)).catch(ignoreAbsent),

    write: async (name, bytes) => {
      const path = pathOf(name)
      const unfinished = await unfinishedFiles.newPath()
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        await rename(unfinished, path)
      } finally {
        await rm(unfinished, { force: true })
      }
      await makeRoom()
    },
  }
}

/** Listing the store takes long, so it may hold about so many files too many. */
const WRITES_PER_LISTING = 50

interface StoredCacheOptions {
  readonly files: Files
  readonly maxBytes: number
  readonly random?: () => number
}

/**
 * A cache in a store that all nodes share. One write in fifty, by chance, makes room: nodes that
 * write little or restart often do their part, and none of them begins with it.
 */
export const storedCache = ({
  files,
  maxBytes,
  random = Math.random,
}: StoredCacheOptions): FileCache => {
  const makeRoom = async () => {
    const stored = await Array.fromAsync(files.list())
    let bytes = 0
    for (const file of stored.sort((a, b) => b.changedAt - a.changedAt)) {
      bytes += file.bytes
      if (bytes > maxBytes) await files.delete(file.name)
    }
  }

  return {
    read: files.read,
    write: async (name, bytes) => {
      await files.write(name, bytes)
      if (random() < 1 / WRITES_PER_LISTING) await makeRoom()
    },
  }
}
