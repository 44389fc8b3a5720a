import { copyFile, open, readFile, stat } from 'node:fs/promises'
import { AppError } from '../../../http/app-error.ts'
import type { Source } from './source.ts'

/** Returns the first bytes of a file on disk. */
export const readBeginning = async (path: string, bytes: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Opens one file, such as the export of another blog, as a source with this name. */
export const openSingleFile = async (path: string, name: string): Promise<Source> => {
  const { size } = await stat(path)
  return {
    paths: [name],
    tooLong: [],
    sizeOf: () => size,
    read: async (_, maxBytes) => {
      if (size > maxBytes) throw new AppError('archiveTooLarge')
      return readFile(path)
    },
    beginning: (_, bytes) => readBeginning(path, bytes),
    extract: (_, target) => copyFile(path, target),
    close: async () => undefined,
  }
}
