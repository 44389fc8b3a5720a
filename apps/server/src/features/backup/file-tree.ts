import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ArchiveError } from './archive-error.ts'

interface TreeFile {
  /** Below the folder, with `/` between its parts. */
  readonly path: string
  readonly bytes: number
  readonly changedAt: number
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

const ignoreMissing = (error: unknown) => {
  if (!isMissing(error)) throw error
  return undefined
}

const statusOf = async (path: string) => {
  const status = await stat(path).catch(ignoreMissing)
  return status?.isFile()
    ? { bytes: status.size, changedAt: Math.floor(status.mtimeMs) }
    : undefined
}

/** Lists the finished files below a folder, in the order of their names. */
export const listTree = async (folder: string, below = ''): Promise<TreeFile[]> => {
  const found: TreeFile[] = []
  const entries = await opendir(join(folder, below)).catch(ignoreMissing)
  if (!entries) return found
  for await (const entry of entries) {
    // The names of unfinished files begin with a dot.
    if (entry.name.startsWith('.')) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await listTree(folder, path)))
    else if (entry.isFile()) {
      const status = await statusOf(join(folder, path))
      if (status) found.push({ path, ...status })
    }
  }
  return below === '' ? found.toSorted((a, b) => (a.path < b.path ? -1 : 1)) : found
}

/** Returns how a listed file is now, or undefined if it was deleted: nothing refers to it any more. */
export const currentFile = async (folder: string, path: string): Promise<TreeFile | undefined> => {
  const status = await statusOf(join(folder, path))
  return status && { path, ...status }
}

/** Reads exactly the bytes that were announced. */
export async function* readTreeFile(folder: string, file: TreeFile): AsyncIterable<Uint8Array> {
  let left = file.bytes
  if (left === 0) return
  const content = createReadStream(join(folder, file.path), { end: file.bytes - 1 })
  for await (const part of content as AsyncIterable<Uint8Array>) {
    left -= part.length
    yield part
  }
  if (left !== 0) throw new ArchiveError('changing', 'The archive', file.path)
}
