import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import type { Backup } from '@lanting/contract'
import { withBackupLease } from '../../database/archive/backup-lease.ts'
import { readSnapshot } from '../../database/archive/snapshot.ts'
import type { Database } from '../../database/open.ts'
import { type FilesPlace, withSiteFiles } from '../../platform/open-site-files.ts'
import type { SiteFiles } from '../../platform/site-files.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { syncFolder } from '../../platform/sync-folder.ts'
import { ArchiveError } from './archive-error.ts'
import { type FreeBytes, requireSpace } from './disk-space.ts'
import { newFormat, TREES } from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { measureContent, writeArchive } from './write-archive.ts'

interface Options extends FilesPlace {
  /** On SQLite a connection of its own. */
  readonly database: Database
  readonly program: string
  readonly atMs: number
  readonly to: string
  readonly passphrase?: string
  readonly onProgress: OnProgress
  /** Replaced in tests. */
  readonly freeBytes?: FreeBytes
}

const isInside = (path: string, folder: string) => {
  const way = relative(folder, path)
  return way === '' || !(way.startsWith('..') || way.startsWith('/'))
}

const UNFINISHED = '.unfinished'
/** A file untouched for so long was left by a process that ended. */
const ABANDONED_AFTER_MS = 3_600_000

const sweepUnfinished = async (folder: string, now: number) => {
  for (const name of await readdir(folder)) {
    if (!(name.startsWith('.lanting-') && name.endsWith(UNFINISHED))) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < now - ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

/** Converts a system error, such as a full disk or a missing permission. */
const throwSentence = (file: string, error: unknown): never => {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') throw new ArchiveError('diskFull', file, code)
  if (!code || !syscall) throw error
  throw new StartupError(`${file} could not be written (${code}).`)
}

const writeTo = (options: Options, files: SiteFiles, unfinished: string) => {
  const { database, program, atMs, to, passphrase, onProgress, freeBytes } = options
  const hasSecrets = passphrase !== undefined
  return readSnapshot(database, hasSecrets, async (snapshot) => {
    const content = await measureContent(snapshot, files)
    await requireSpace(to, content.bytes, freeBytes)
    await writeArchive(
      {
        snapshot,
        files,
        format: newFormat({ program, createdAt: atMs, hasSecrets }),
        sink: createWriteStream(unfinished, { flags: 'wx', flush: true, mode: 0o600 }),
        passphrase,
        // Others use the disk too.
        checkpoint: () => requireSpace(to, 0, freeBytes),
        onProgress,
      },
      content,
    )
  })
}

/**
 * Writes an archive of the database at one moment, and of all files that it names, while the site
 * runs. The file gets its name when it is complete.
 */
export const makeBackup = async (options: Options): Promise<Backup> => {
  const { database, dataDir, to, atMs } = options
  if (TREES.some((tree) => isInside(to, join(dataDir, tree)))) {
    throw new StartupError(`${to} would be part of itself: choose a place outside of that folder.`)
  }
  const folder = dirname(to)
  const unfinished = join(folder, `.${basename(to)}${UNFINISHED}`)
  try {
    await mkdir(folder, { recursive: true })
    await sweepUnfinished(folder, atMs)
    await rm(unfinished, { force: true })
    await withSiteFiles(options, (files) =>
      withBackupLease(database.queries, atMs, () => writeTo(options, files, unfinished)),
    )
    await rename(unfinished, to)
    await syncFolder(folder)
    return { atMs, file: to, bytes: (await stat(to)).size }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    return throwSentence(to, error)
  }
}
