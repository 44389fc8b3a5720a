import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { BackupFailure } from '@lanting/contract'
import { callerPath, usageOf } from './command-text.ts'
import { type Config, readConfig, readPassphrase } from './config.ts'
import { writeLocalSetting } from './database/archive/local-settings.ts'
import { type Database, openDatabase } from './database/open.ts'
import type { ArchiveOrigin } from './features/backup/archive-thread.ts'
import { faultOf } from './features/backup/backup-jobs.ts'
import { copyArchive } from './features/backup/copy-archive.ts'
import { archiveName, archiveTime, type Manifest } from './features/backup/format.rules.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { type BackupLocation, backupLocations, withTarget } from './features/backup/open-target.ts'
import { sizeText } from './features/backup/progress.ts'
import { finishRestore, verifyArchive } from './features/backup/restore-archive.ts'
import { withArchive } from './features/backup/with-archive.ts'
import { systemClock } from './platform/clock.ts'
import { readProgram } from './platform/program.ts'
import { StartupError } from './platform/startup-error.ts'
import { siteName } from './site-name.ts'
import { print, withProgress } from './terminal.ts'

interface Wish {
  readonly to?: string
  readonly passphrase?: string
  /** Whether a place of copies that is away is a failure. */
  readonly copiesRequired: boolean
}

/** Where a new archive goes: to a file, or to the places of backups. */
const destination = ({ backups, dataDir }: Config, to: string | undefined, newName: string) => {
  if (to === undefined) {
    const [location, ...others] = backupLocations(backups, dataDir)
    return { name: newName, location, others }
  }
  const path = callerPath(to)
  const location: BackupLocation = { kind: 'folder', folder: dirname(path) }
  return { name: basename(path), location, others: [] }
}

const makeAndCopy = async (config: Config, database: Database, wish: Wish) => {
  const { to, passphrase, copiesRequired } = wish
  const { dataDir, bucket } = config
  const atMs = systemClock()
  const newName = archiveName(atMs, { isEncrypted: passphrase !== undefined })
  const { name, location, others } = destination(config, to, newName)
  const { version: program } = await readProgram()
  const made = { database, dataDir, bucket, program, atMs, name, passphrase }
  const last_backup = await withProgress('Backup ', (onProgress) =>
    withTarget(location, (target) => makeBackup({ ...made, target, onProgress })),
  )
  await writeLocalSetting(database.queries, 'last_backup', last_backup)
  print(`The backup is ${last_backup.file} (${sizeText(last_backup.bytes)}).`)
  const copyTo = (other: BackupLocation) =>
    withProgress('Copy   ', (onProgress) =>
      withArchive({ location, name }, (archive) =>
        withTarget(other, async (target) => {
          await copyArchive(archive, { target, name }, onProgress)
          print(`A copy is ${target.pathOf(name)}.`)
        }),
      ),
    )
  for (const other of others) {
    await copyTo(other).catch((error) => {
      if (copiesRequired) throw error
      print(`There is no copy of it: ${error.message}`)
    })
  }
  await writeLocalSetting(database.queries, 'last_backup_failure', null)
}

/** Makes a backup with a connection of its own, and notes it for the admin. */
export const backUp = async (config: Config, wish: Wish) => {
  const database = await openDatabase(config.database)
  try {
    if ((await siteName(database.queries)) === undefined) {
      throw new StartupError('There is nothing to copy yet: the site has never been started.')
    }
    await finishRestore(database, config)
    await makeAndCopy(config, database, wish).catch(async (error) => {
      const failure: BackupFailure = { atMs: systemClock(), fault: faultOf(error) }
      await writeLocalSetting(database.queries, 'last_backup_failure', failure)
      throw error
    })
  } finally {
    await database.close()
  }
}

/** Finds an archive by its path, or by its name in a place of backups. */
export const findArchive = async (config: Config, file: string): Promise<ArchiveOrigin> => {
  const path = callerPath(file)
  if (existsSync(path) || archiveTime(file) === undefined) return { path }
  for (const location of backupLocations(config.backups, config.dataDir)) {
    const found = await withTarget(location, (target) => target.find(file))
    if (found) return { location, name: file }
  }
  return { path }
}

/** Prints the content of an archive in a few lines. */
export const printManifest = (file: string, { program, createdAt, counts, parts }: Manifest) => {
  print(`${file} is whole: Lanting ${program}, ${new Date(createdAt).toISOString()}.`)
  print(`  ${counts.rows} rows, ${counts.files} files, ${sizeText(counts.bytes)}`)
  for (const { name, rows = 0 } of parts.filter((part) => (part.rows ?? 0) > 0)) {
    print(`  ${String(rows).padStart(8)}  ${name.slice('tables/'.length, -'.jsonl'.length)}`)
  }
}

export const verify = async (origin: ArchiveOrigin, passphrase: string | undefined) => {
  await withArchive(origin, async (archive) => {
    const manifest = await withProgress('Verify ', (onProgress) =>
      verifyArchive({ archive, passphrase, onProgress }),
    )
    printManifest(archive.name, manifest)
  })
}

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        verify: { type: 'string' },
        'passphrase-env': { type: 'string' },
      },
    }).values
  } catch {
    throw new StartupError(usageOf('backup'))
  }
}

/** Writes an archive while the site runs or not, or verifies one. */
export const runBackupCommand = async (args: readonly string[]): Promise<void> => {
  const { to, verify: file, 'passphrase-env': variable } = readOptions(args)
  const config = readConfig()
  const passphrase = readPassphrase(variable) ?? config.backups.passphrase
  if (file !== undefined) await verify(await findArchive(config, file), passphrase)
  else await backUp(config, { to, passphrase, copiesRequired: true })
}
