import { cp, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Compares size and modification time. */
const isSame = async (from: string, to: string) => {
  const [source, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)])
  return copy !== undefined && source.size === copy.size && source.mtimeMs === copy.mtimeMs
}

/** Unfinished files begin with a dot. */
const isFinished = (path: string) => !basename(path).startsWith('.')

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Copies new and changed files, so that a second call is cheap. Ignores a file that is deleted during
 * the copy: no row of the database refers to it any more.
 */
export const copyFiles = async (from: string, to: string): Promise<void> => {
  if (!(await exists(from))) return
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!isFinished(source)) continue
    if (entry.isDirectory()) await copyFiles(source, target)
    else if (entry.isFile()) {
      try {
        if (!(await isSame(source, target))) await cp(source, target, { preserveTimestamps: true })
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    }
  }
}

/** Returns the total size of all files below a folder. */
export const folderBytes = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
