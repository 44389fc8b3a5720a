import { mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Backup } from '@lanting/contract'
import { copySqlite } from '../../database/copy-sqlite.ts'
import type { Database, DatabaseAddress } from '../../database/open.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { bytesIn, copyFiles } from './copy-files.ts'
import { dumpPostgres } from './dump-postgres.ts'

interface Needs {
  readonly database: Database
  readonly address: DatabaseAddress
  readonly dataDir: string
  readonly environment: (more: Record<string, string>) => NodeJS.ProcessEnv
  readonly pgDump?: string
}

/** What people have sent, and what the owner has put there. */
const FOLDERS = ['files', 'music'] as const

const isInside = (folder: string, other: string) => {
  const way = relative(other, folder)
  return way === '' || !(way.startsWith('..') || way.startsWith('/'))
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

/** What the system says when there is no room, or no right to write. */
const refuse =
  (parent: string) =>
  (error: unknown): never => {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new StartupError(`The backup could not be written to ${parent} (${code}).`)
  }

/**
 * A copy of database and files in a folder of its own below `into`, while the site runs. Files are
 * copied before the database and again after it, so each that the database shows is there. The folder
 * has its name only when it is whole.
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
    for (const one of FOLDERS) await copyFiles(join(dataDir, one), join(unfinished, one))
  }
  await mkdir(unfinished, { recursive: true }).catch(refuse(parent))
  try {
    await copyAll()
    await copyDatabase(needs, unfinished)
    await copyAll()
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    return refuse(parent)(error)
  }
  return { atMs, folder, bytes: await bytesIn(folder) }
}
