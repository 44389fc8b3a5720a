import { randomBytes } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { type AttachmentKind, attachmentKindOf, attachmentUrl } from '@lanting/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Files } from '../../platform/files.ts'
import { FilesUnavailable } from '../../platform/files-unavailable.ts'
import { isOfKind } from './attachments.rules.ts'
import { fileNameOf } from './uploads.rules.ts'
import type { UploadStore } from './uploads.store.ts'

export interface StoredFileNeeds {
  readonly store: Pick<UploadStore, 'add' | 'confirm' | 'discard'>
  readonly files: Pick<Files, 'writeFile'>
  readonly now: Clock
}

const HEAD_BYTES = 4_096

export const headOf = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

interface FileToStore {
  readonly path: string
  readonly kind: AttachmentKind | 'svg'
  readonly bytes: number
  readonly userId: number
}

/** Stores the file at a path as it is. It is deleted after a day unless a text shows or links it. */
export const storeFile = async (
  { store, files, now }: StoredFileNeeds,
  { path, kind, bytes, userId }: FileToStore,
) => {
  const url = attachmentUrl(randomBytes(16).toString('hex'), bytes, kind)
  await store.add({ url, userId, bytes, width: 0, height: 0, placeholder: '' }, now())
  try {
    await files.writeFile(fileNameOf(url), path)
    if (!(await store.confirm(url, now()))) throw new FilesUnavailable(`${url}: too slow`)
  } catch (error) {
    await store.discard(url)
    throw error
  }
  return { url, bytes }
}

/** Returns undefined for a file that no text may offer. */
export const createAttachmentStore =
  (needs: StoredFileNeeds) => async (path: string, name: string, userId: number) => {
    const kind = attachmentKindOf(name)
    const { size: bytes } = await stat(path)
    if (!kind || bytes === 0 || !isOfKind(kind, await headOf(path))) return undefined
    return storeFile(needs, { path, kind, bytes, userId })
  }
