import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../../http/app-error.ts'
import { ArchiveError } from './archive-error.ts'
import { requireSpace } from './disk-space.ts'

interface UploadPart {
  readonly upload: string
  readonly at: number
  readonly bytes: number
}

const sizeOf = async (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/**
 * Puts the parts of uploaded archives together, in a folder from which old files are swept. A part
 * that is sent again replaces itself.
 */
export const createBackupUploads = (folder: string) => {
  const pathOf = (upload: string) => join(folder, `backup-${upload}`)

  const checkSpace = (path: string, bytes: number) =>
    requireSpace(path, bytes).catch((error) => {
      throw error instanceof ArchiveError ? new AppError('backupNoSpace') : error
    })

  return {
    addPart: async ({ upload, at, bytes }: UploadPart, part: string): Promise<void> => {
      const path = pathOf(upload)
      await mkdir(folder, { recursive: true })
      await checkSpace(path, bytes - at)
      const isNext = (await sizeOf(path)) >= at && at + (await sizeOf(part)) <= bytes
      if (!isNext) throw new AppError('backupPartMissing')
      const flags = at === 0 ? 'w' : 'r+'
      await pipeline(createReadStream(part), createWriteStream(path, { flags, start: at }))
    },
    /** Returns the path of an archive whose parts are all there. */
    finish: async (upload: string, bytes: number): Promise<string> => {
      const path = pathOf(upload)
      if ((await sizeOf(path)) !== bytes) throw new AppError('backupPartMissing')
      return path
    },
  }
}

export type BackupUploads = ReturnType<typeof createBackupUploads>
