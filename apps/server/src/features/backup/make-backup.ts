import { mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Backup } from '@lanting/contract'
import { copySqlite } from '../../database/copy-sqlite.ts'
import type { Database, DatabaseAddress } from '../../database/open.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { copyFiles, folderBytes } from './copy-files.ts'
import { dumpPostgres } from './dump-postgres.ts'

interface Needs {
  readonly database: Database
  readonly address: DatabaseAddress
  readonly dataDir: string
  readonly environment: (more: Record<string, string>) => NodeJS.ProcessEnv
  readonly pgDump?: string
}

/** Uploads of users, and the music of the owner. */
const FOLDERS = ['files', 'music'] as const

const isInside = (folder: string, other: string) => {
  const path = relative(other, folder)
  return path === '' || !(path.startsWith('..') || path.startsWith('/'))
}

const copyDatabase = async (needs: Needs, folder: string) => {
  const { database, address, environment, pgDump = 'pg_dump' } = needs
  if (address.engine === 'sqlite') {
    await copySqlite(database, join(folder, 'lanting.sqlite'))
    return
  }
  const file = join(folder, 'lanting.dump')
  await dumpPostgres({ url: address.url, file, program: pgDump, environment })
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
export const makeBackup = async (needs: Needs, into: string, atMs: number): Promise<Backup> => {
  const { dataDir } = needs
  const parent = resolve(into)
  if (FOLDERS.some((name) => isInside(parent, join(dataDir, name)))) {
    throw new StartupError(`${parent} is itself copied: choose a folder outside of it.`)
  }
  const name = `lanting-${new Date(atMs).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const folder = join(parent, name)
  const unfinished = join(parent, `.${name}`)
  const copyAll = async () => {
    for (const name of FOLDERS) await copyFiles(join(dataDir, name), join(unfinished, name))
  }
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
