import { join } from 'node:path'
import { type Config, childEnvironment, readConfig } from './config.ts'
import { type Database, openDatabase } from './database/open.ts'
import { backUpToBucket } from './features/backup/backup-to-bucket.ts'
import { makeBackup } from './features/backup/make-backup.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { systemClock } from './platform/clock.ts'
import { FilesUnavailable } from './platform/files-unavailable.ts'
import { openBucket } from './platform/s3-site-files.ts'
import { diskScratch } from './platform/scratch.ts'
import { StartupError } from './platform/startup-error.ts'

const MEGABYTE = 1_048_576
/** Keeps the date of the settings that visitors see; the backup has its own date. */
const NO_DATE = 0

/** With a bucket, a backup without a folder goes into the same bucket. */
const backUp = async (config: Config, database: Database, into: string | undefined) => {
  const { database: address, dataDir, bucket } = config
  const needs = { database, address, dataDir, environment: childEnvironment }
  const at = systemClock()
  if (!bucket) return makeBackup(needs, into ?? join(dataDir, 'backups'), at)
  const scratch = diskScratch(join(dataDir, 'incoming'))
  const stores = await openBucket(bucket, scratch)
  try {
    if (into !== undefined) return await makeBackup({ ...needs, stores }, into, at)
    return await backUpToBucket({ ...needs, stores, copyIn: stores.copyIn, scratch }, at)
  } catch (error) {
    if (!(error instanceof FilesUnavailable)) throw error
    throw new StartupError(`The backup stopped, because the bucket is away (${error.message}).`)
  } finally {
    stores.close()
  }
}

/** `npm run backup`: copies database and files, while the site runs or not. */
export const runBackupCommand = async (into: string | undefined): Promise<void> => {
  const config = readConfig()
  const database = await openDatabase(config.database)
  try {
    const tables = await database.queries.introspection.getTables()
    if (!tables.some(({ name }) => name === 'settings')) {
      throw new StartupError('There is nothing to copy yet: the site has never been started.')
    }
    const last_backup = await backUp(config, database, into)
    await settingsStore(database.queries).write({ last_backup }, NO_DATE)
    const { folder, bytes } = last_backup
    process.stdout.write(`The backup is in ${folder} (${(bytes / MEGABYTE).toFixed(1)} MB).\n`)
  } finally {
    await database.close()
  }
}
