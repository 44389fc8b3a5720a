import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '../../platform/clock.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { syncFolder } from '../../platform/sync-folder.ts'
import { ArchiveError } from './archive-error.ts'
import { fileSource } from './archive-source.ts'
import { type BackupTarget, storedBackup } from './backup-target.ts'
import { type FreeBytes, requireSpace } from './disk-space.ts'
import { archiveTime } from './format.rules.ts'

const ABSENT = ['ENOENT', 'ENOTDIR']
const UNFINISHED = '.unfinished'
/** A file untouched for so long was left by a process that ended. */
const ABANDONED_AFTER_MS = 3_600_000

const sweepUnfinished = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!(name.startsWith('.lanting-') && name.endsWith(UNFINISHED))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < systemClock() - ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

/** Converts a system error, such as a full disk or a missing permission. */
const throwSentence = (file: string, error: unknown): never => {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') throw new ArchiveError('diskFull', file, code)
  if (!code || !syscall) throw error
  throw new StartupError(`${file} could not be written (${code}).`)
}

/** Archives in a folder. `freeBytes` is replaced in tests. */
export const backupFolder = (folder: string, freeBytes?: FreeBytes): BackupTarget => {
  const backupAt = async (name: string) => {
    if (archiveTime(name) === undefined) return undefined
    const status = await stat(join(folder, name)).catch(() => undefined)
    return status?.isFile() ? storedBackup(name, status.size) : undefined
  }
  const list = async () => {
    const names = await readdir(folder).catch((error) => {
      if (!ABSENT.includes(error.code)) throw error
      return []
    })
    const found = await Promise.all(names.map(backupAt))
    return found.filter((file) => file !== undefined).toSorted((a, b) => b.atMs - a.atMs)
  }
  return {
    kind: 'folder',
    text: folder,
    list,
    pathOf: (name) => join(folder, name),
    find: async (name) =>
      (await backupAt(name)) === undefined ? undefined : fileSource(join(folder, name)),
    store: async (name, write) => {
      const path = join(folder, name)
      const unfinished = join(folder, `.${name}${UNFINISHED}`)
      try {
        await mkdir(folder, { recursive: true })
        await sweepUnfinished(folder)
        await rm(unfinished, { force: true })
        await write(() => createWriteStream(unfinished, { flags: 'wx', flush: true, mode: 0o600 }))
        await rename(unfinished, path)
        await syncFolder(folder)
        return (await stat(path)).size
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        return throwSentence(path, error)
      }
    },
    requireSpace: (name, bytes) => requireSpace(join(folder, name), bytes, freeBytes),
    delete: (name) => rm(join(folder, name), { force: true }),
    close: () => undefined,
  }
}
