import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFile } from '@lanting/contract'
import { archiveTime, isScheduledName } from './format.rules.ts'

/** Where finished archives are kept: a folder, and perhaps a bucket beside it. */
export interface BackupTarget {
  readonly place: string
  /** Newest first. */
  list(): Promise<BackupFile[]>
  find(name: string): Promise<BackupFile | undefined>
  read(name: string): AsyncIterable<Uint8Array>
  delete(name: string): Promise<void>
}

const ABSENT = ['ENOENT', 'ENOTDIR']

export const backupFolder = (folder: string): BackupTarget => {
  const fileOf = async (name: string): Promise<BackupFile | undefined> => {
    const atMs = archiveTime(name)
    if (atMs === undefined) return undefined
    const status = await stat(join(folder, name)).catch(() => undefined)
    if (!status?.isFile()) return undefined
    return {
      name,
      atMs,
      bytes: status.size,
      isEncrypted: name.endsWith('.age'),
      isScheduled: isScheduledName(name),
    }
  }
  return {
    place: folder,
    list: async () => {
      const names = await readdir(folder).catch((error) => {
        if (!ABSENT.includes(error.code)) throw error
        return []
      })
      const found = await Promise.all(names.map(fileOf))
      return found.filter((file) => file !== undefined).toSorted((a, b) => b.atMs - a.atMs)
    },
    find: fileOf,
    read: (name) => createReadStream(join(folder, name)),
    delete: (name) => rm(join(folder, name), { force: true }),
  }
}
