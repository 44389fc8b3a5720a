import { cp, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Whether a copy is the same file, as far as size and time tell. */
const isSame = async (from: string, to: string) => {
  const [one, other] = await Promise.all([stat(from), stat(to).catch(() => undefined)])
  return other !== undefined && one.size === other.size && one.mtimeMs === other.mtimeMs
}

/** What is being written at this moment begins with a dot; it is not a file yet. */
const isFinished = (path: string) => !basename(path).startsWith('.')

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/**
 * Copies what is not there yet, or was written since. Called twice it costs little more than once.
 * A file that goes while it is copied is not missed: nothing shows it any more.
 */
export const copyFiles = async (from: string, to: string): Promise<void> => {
  if (!(await isThere(from))) return
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (!isFinished(source)) continue
    if (entry.isDirectory()) await copyFiles(source, target)
    else if (entry.isFile()) {
      try {
        if (!(await isSame(source, target))) await cp(source, target, { preserveTimestamps: true })
      } catch (error) {
        if (!isGone(error)) throw error
      }
    }
  }
}

/** All that lies below a folder. */
export const bytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
