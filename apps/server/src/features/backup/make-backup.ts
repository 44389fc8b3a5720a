import { mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Backup } from '@lanting/contract'
import { copySqlite } from '../../database/copy-sqlite.ts'
import type { Database, DatabaseAddress } from '../../database/open.ts'
import { copyStore, createJournal } from '../../platform/copy-store.ts'
import { diskFiles, sharedFolderFiles } from '../../platform/files.disk.ts'
import type { Files } from '../../platform/files.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { copyFiles, folderBytes } from './copy-files.ts'
import { dumpPostgres } from './dump-postgres.ts'

/** Uploads of users, and the music of the owner. */
const FOLDERS = ['files', 'music'] as const

export type Stores = { readonly [Name in (typeof FOLDERS)[number]]: Files }

export interface BackupNeeds {
  readonly database: Database
  readonly address: DatabaseAddress
  readonly dataDir: string
  readonly environment: (more: Record<string, string>) => NodeJS.ProcessEnv
  readonly pgDump?: string
  /** The files of a site in a bucket; undefined: they are in `dataDir`. */
  readonly stores?: Stores
}

const isInside = (folder: string, other: string) => {
  const path = relative(other, folder)
  return path === '' || !(path.startsWith('..') || path.startsWith('/'))
}

/** Returns the name of the copy in the folder. */
export const copyDatabase = async (needs: BackupNeeds, folder: string): Promise<string> => {
  const { database, address, environment, pgDump = 'pg_dump' } = needs
  if (address.engine === 'sqlite') {
    await copySqlite(database, join(folder, 'lanting.sqlite'))
    return 'lanting.sqlite'
  }
  const file = join(folder, 'lanting.dump')
  await dumpPostgres({ url: address.url, file, program: pgDump, environment })
  return 'lanting.dump'
}

/** Returns a function that copies all files which it has not copied yet. */
export const storeCopier = (from: Stores, to: Stores) => {
  const journals = FOLDERS.map((name) => ({ name, journal: createJournal() }))
  return async () => {
    for (const { name, journal } of journals) {
      await copyStore({ from: from[name], to: to[name], journal })
    }
  }
}

export const backupName = (atMs: number) =>
  `lanting-${new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Copies the files of a folder, or of a bucket, to a folder. */
const folderCopier = ({ dataDir, stores }: BackupNeeds, folder: string) => {
  if (!stores) {
    return async () => {
      for (const name of FOLDERS) await copyFiles(join(dataDir, name), join(folder, name))
    }
  }
  const [files, music] = [join(folder, 'files'), join(folder, 'music')]
  const copy = storeCopier(stores, { files: diskFiles(files), music: sharedFolderFiles(music) })
  return async () => {
    await copy()
    await rm(join(files, '.unfinished'), { recursive: true, force: true })
  }
}

/** Converts a system error, such as a full disk or a missing permission. */
const throwStartupError =
  (parent: string) =>
  (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new StartupError(`The backup could not be written to ${parent} (${code}).`)
  }

/**
 * Copies database and files to a new folder below `into`, while the site runs. Files are copied
 * before the database and again after it, so that every file in the database is in the backup. The
 * folder gets its final name when the backup is complete.
 */
export const makeBackup = async (
  needs: BackupNeeds,
  into: string,
  atMs: number,
): Promise<Backup> => {
  const { dataDir } = needs
  const parent = resolve(into)
  if (FOLDERS.some((name) => isInside(parent, join(dataDir, name)))) {
    throw new StartupError(`${parent} is itself copied: choose a folder outside of it.`)
  }
  const name = backupName(atMs)
  const folder = join(parent, name)
  const unfinished = join(parent, `.${name}`)
  const copyAll = folderCopier(needs, unfinished)
  await mkdir(unfinished, { recursive: true }).catch(throwStartupError(parent))
  try {
    await copyAll()
    await copyDatabase(needs, unfinished)
    await copyAll()
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    return throwStartupError(parent)(error)
  }
  return { atMs, folder, bytes: await folderBytes(folder) }
}
