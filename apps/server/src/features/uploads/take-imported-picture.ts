import { readFile, stat } from 'node:fs/promises'
import { UPLOAD } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { isHarmlessSvg, isSvg } from '../../http/incoming/harmless-svg.ts'
import { headOf, type StoredFileNeeds, storeFile } from './take-attachment.ts'
import type { createPictureStore } from './take-picture.ts'

interface Needs extends StoredFileNeeds {
  readonly takePicture: ReturnType<typeof createPictureStore>
}

/**
 * Stores the picture at a path, which the owner has brought from another blog. A vector picture stays
 * one: text in it needs fonts that a server may not have. Returns undefined if it is no picture, and
 * rejects if the processor was too slow for it.
 */
export const createImportedPictureStore =
  ({ takePicture, ...needs }: Needs) =>
  async (path: string, userId: number): Promise<string | undefined> => {
    if (isSvg(await headOf(path))) {
      const { size: bytes } = await stat(path)
      const isFit = bytes <= UPLOAD.maxBytes && isHarmlessSvg(await readFile(path))
      return isFit ? (await storeFile(needs, { path, kind: 'svg', bytes, userId })).url : undefined
    }
    const taken = await takePicture(path, userId, { lane: 'import' })
    // The picture may be good: it is tried again later.
    if (taken === 'pictureTooSlow') throw new AppError('pictureTooSlow')
    return typeof taken === 'string' ? undefined : taken.url
  }
