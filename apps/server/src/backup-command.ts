import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, readPassphrase } from './config.ts'
import { type Database, openDatabase } from './database/open.ts'
import { archiveName, type Manifest } from './features/backup/format.rules.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { printProgress, sizeText } from './features/backup/progress.ts'
import { finishRestore, verifyArchive } from './features/backup/restore-archive.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { systemClock } from './platform/clock.ts'
import { readProgram } from './platform/program.ts'
import { StartupError } from './platform/startup-error.ts'

/** Keeps the date of the settings that visitors see; the backup has its own date. */
const NO_DATE = 0

const USAGE =
  'npm run backup [-- --to FILE] [--passphrase-env NAME], or npm run backup -- --verify FILE'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Shows the progress of some work on this terminal. */
export const withProgress = async <T>(
  label: string,
  work: (onProgress: ReturnType<typeof printProgress>['onProgress']) => Promise<T>,
): Promise<T> => {
  const { onProgress, end } = printProgress(label, process.stdout, systemClock)
  try {
    return await work(onProgress)
  } finally {
    end()
  }
}

const hasSite = async ({ queries }: Database) => {
  const tables = await queries.introspection.getTables()
  return tables.some(({ name }) => name === 'settings')
}

interface Wish {
  readonly to?: string
  readonly passphrase?: string
}

/** Makes a backup with a connection of its own, and notes it for the health screen. */
export const backUp = async (config: Config, { to, passphrase }: Wish) => {
  const database = await openDatabase(config.database)
  try {
    if (!(await hasSite(database))) {
      throw new StartupError('There is nothing to copy yet: the site has never been started.')
    }
    await finishRestore(database, config)
    const atMs = systemClock()
    const name = archiveName(atMs, { isEncrypted: passphrase !== undefined })
    const { version: program } = await readProgram()
    const last_backup = await withProgress('Backup ', (onProgress) =>
      makeBackup({
        database,
        dataDir: config.dataDir,
        bucket: config.bucket,
        program,
        atMs,
        to: resolve(to ?? join(config.backups.folder ?? join(config.dataDir, 'backups'), name)),
        passphrase,
        onProgress,
      }),
    )
    await settingsStore(database.queries).write({ last_backup, last_backup_failure: null }, NO_DATE)
    print(`The backup is ${last_backup.file} (${sizeText(last_backup.bytes)}).`)
  } finally {
    await database.close()
  }
}

/** Prints the content of an archive in a few lines. */
export const printManifest = (file: string, { program, createdAt, counts, parts }: Manifest) => {
  print(`${file} is whole: Lanting ${program}, ${new Date(createdAt).toISOString()}.`)
  print(`  ${counts.rows} rows, ${counts.files} files, ${sizeText(counts.bytes)}`)
  for (const { name, rows = 0 } of parts.filter((part) => (part.rows ?? 0) > 0)) {
    print(`  ${String(rows).padStart(8)}  ${name.slice('tables/'.length, -'.jsonl'.length)}`)
  }
}

export const verify = async (file: string, passphrase: string | undefined) => {
  const manifest = await withProgress('Verify ', (onProgress) =>
    verifyArchive({ file, passphrase, onProgress }),
  )
  printManifest(file, manifest)
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
    throw new StartupError(USAGE)
  }
}

/** `npm run backup`: writes an archive while the site runs or not, or verifies one. */
export const runBackupCommand = async (args: readonly string[]): Promise<void> => {
  const { to, verify: file, 'passphrase-env': variable } = readOptions(args)
  const passphrase = readPassphrase(variable)
  if (file !== undefined) await verify(file, passphrase)
  else await backUp(readConfig(), { to, passphrase })
}
