import { join, relative } from 'node:path'
import type { Backup } from '@lanting/contract'
import { withBackupLease } from '../../database/archive/backup-lease.ts'
import { settledRows } from '../../database/archive/settled-rows.ts'
import { readSnapshot, type Snapshot } from '../../database/archive/snapshot.ts'
import type { Database } from '../../database/open.ts'
import { type FilesPlace, withSiteFiles } from '../../platform/open-site-files.ts'
import type { SiteFiles } from '../../platform/site-files.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { BackupTarget } from './backup-target.ts'
import { newFormat, TREES } from './format.rules.ts'
import type { OnProgress } from './progress.ts'
import { measureContent, writeArchive } from './write-archive.ts'

interface Options extends FilesPlace {
  /** On SQLite a connection of its own. */
  readonly database: Database
  readonly program: string
  readonly atMs: number
  readonly target: BackupTarget
  /** Of the archive. */
  readonly name: string
  readonly passphrase?: string
  readonly onProgress: OnProgress
}

const isInside = (path: string, folder: string) => {
  const way = relative(folder, path)
  return way === '' || !(way.startsWith('..') || way.startsWith('/'))
}

const writeTo = (options: Options, files: SiteFiles) => {
  const { database, program, atMs, target, name, passphrase, onProgress } = options
  const hasSecrets = passphrase !== undefined
  return readSnapshot(database, hasSecrets, async (stored) => {
    const snapshot: Snapshot = {
      ...stored,
      rows: (table) => settledRows(table, stored.rows(table)),
    }
    const content = await measureContent(snapshot, files)
    await target.requireSpace(name, content.bytes)
    return target.store(name, async (open) => {
      await writeArchive(
        {
          snapshot,
          files,
          format: newFormat({ program, createdAt: atMs, hasSecrets }),
          sink: open(),
          passphrase,
          // Others use the disk too.
          checkpoint: () => target.requireSpace(name, 0),
          onProgress,
        },
        content,
      )
    })
  })
}

/**
 * Writes an archive of the database at one moment, and of all files that it names, while the site
 * runs. The archive gets its name when it is complete.
 */
export const makeBackup = async (options: Options): Promise<Backup> => {
  const { database, dataDir, target, name, atMs } = options
  const file = target.pathOf(name)
  if (target.kind === 'folder' && TREES.some((tree) => isInside(file, join(dataDir, tree)))) {
    throw new StartupError(
      `${file} would be part of itself: choose a place outside of that folder.`,
    )
  }
  const lease = { address: database.address, startedAt: atMs }
  const bytes = await withSiteFiles(options, (files) =>
    withBackupLease(lease, () => writeTo(options, files)),
  )
  return { atMs, file, bytes }
}
