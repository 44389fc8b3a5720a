import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { AppError } from '../../../http/app-error.ts'
import { refuseTooMuch, type Source, safePath } from './source.ts'

/** A folder of this machine's disk; links are not followed. */
export const openFolder = async (folder: string): Promise<Source> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = new Map<string, number>()
  for (const entry of found.filter((item) => item.isFile())) {
    const full = join(entry.parentPath, entry.name)
    const path = safePath(relative(folder, full))
    if (path !== undefined) sizes.set(path, (await stat(full)).size)
  }
  refuseTooMuch([...sizes.values()])
  return {
    paths: [...sizes.keys()],
    sizeOf: (path) => sizes.get(path) ?? 0,
    read: async (path, maxBytes) => {
      if (!sizes.has(path)) throw new AppError('archiveUnreadable')
      if ((sizes.get(path) ?? 0) > maxBytes) throw new AppError('archiveTooLarge')
      return readFile(join(folder, path))
    },
    close: async () => undefined,
  }
}
