import { parseArgs } from 'node:util'
import { usageOf } from './command-text.ts'
import { parseConfig, readConfig } from './config.ts'
import { writeLocalSetting } from './database/archive/local-settings.ts'
import { replaceRows } from './database/archive/replace-rows.ts'
import { readSnapshot, snapshotIn } from './database/archive/snapshot.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { type Database, openDatabase } from './database/open.ts'
import { measureAll } from './features/backup/table-lines.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'
import { siteName } from './site-name.ts'
import { print } from './terminal.ts'

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values
  } catch {
    throw new StartupError(usageOf('move'))
  }
}

const readTarget = (args: readonly string[]) => {
  const { to } = parse(args)
  if (!to) throw new StartupError(usageOf('move'))
  return parseConfig({ DATABASE_URL: to }).database
}

/** Copies all rows in one transaction, which ends only if both sides have the same checksums. */
const moveRows = async (source: Database, target: Database) => {
  // Files stay where they are; the snapshot does not contain their place.
  const { files_place } = await settingsStore(source.queries).read()
  await readSnapshot(source, true, async (snapshot) => {
    const measured = await measureAll(snapshot)
    const rows = measured.reduce((sum, table) => sum + table.rows, 0)
    print(`Moving ${rows} rows of ${measured.length} tables …`)
    await replaceRows({
      database: target,
      content: snapshot,
      beforeCommit: async (transaction) => {
        const moved = await measureAll(await snapshotIn(transaction, true))
        const different = measured.find(({ sha256 }, at) => moved[at]?.sha256 !== sha256)
        if (different) throw new StartupError(`${different.table} differs: nothing was moved.`)
        await writeLocalSetting(transaction, 'files_place', files_place)
      },
    })
    print(`Moved and compared ${rows} rows.`)
  })
}

/** Copies the database to another engine. The files stay where they are. */
export const runMoveCommand = async (args: readonly string[]): Promise<void> => {
  const to = readTarget(args)
  const source = await openDatabase(readConfig().database)
  try {
    if ((await siteName(source.queries)) === undefined)
      throw new StartupError('This site is empty.')
    const target = await openDatabase(to)
    try {
      await migrate(target, migrations, systemClock())
      if ((await siteName(target.queries)) !== undefined) {
        throw new StartupError('The other database has content: nothing was moved.')
      }
      await moveRows(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  print('Set DATABASE_URL to the new address, and start the site. DATA_DIR stays the same.')
}
