import { join } from 'node:path'
import { childEnvironment, readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'

const MEGABYTE = 1_048_576
/** Keeps the date of the settings that visitors see; the backup has its own date. */
const NO_DATE = 0

/** `npm run backup`: copies database and files into a folder, while the site runs or not. */
export const runBackupCommand = async (into: string | undefined): Promise<void> => {
  const { database: address, dataDir } = readConfig()
  const database = await openDatabase(address)
  try {
    const tables = await database.queries.introspection.getTables()
    if (!tables.some(({ name }) => name === 'settings')) {
      throw new StartupError('There is nothing to copy yet: the site has never been started.')
    }
    const needs = { database, address, dataDir, environment: childEnvironment }
    const last_backup = await makeBackup(needs, into ?? join(dataDir, 'backups'), systemClock())
    await settingsStore(database.queries).write({ last_backup }, NO_DATE)
    const { folder, bytes } = last_backup
    process.stdout.write(`The backup is in ${folder} (${(bytes / MEGABYTE).toFixed(1)} MB).\n`)
  } finally {
    await database.close()
  }
}
