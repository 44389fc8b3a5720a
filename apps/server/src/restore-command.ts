import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backUp, print, printManifest, verify, withProgress } from './backup-command.ts'
import { type Config, readConfig, readPassphrase } from './config.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { type Database, openDatabase } from './database/open.ts'
import { restoreArchive } from './features/backup/restore-archive.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'

const USAGE = 'npm run restore -- FILE [--dry-run] [--into-empty-only] [--passphrase-env NAME]'

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'into-empty-only': { type: 'boolean' },
        'passphrase-env': { type: 'string' },
      },
    })
  } catch {
    throw new StartupError(USAGE)
  }
}

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StartupError(USAGE)
  return { ...values, file }
}

/** Two answers on the standard input; its end is a no. */
const askTwice = async (site: string) => {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const lines = input[Symbol.asyncIterator]()
    const ask = async (question: string) => {
      process.stdout.write(question)
      return (await lines.next()).value?.trim()
    }
    print(`This site has content. A restore replaces all of it; a backup is made first.`)
    if ((await ask('Replace everything? (yes/no) ')) !== 'yes') return false
    return (await ask(`Type the name of the site, ${site}, to confirm: `)) === site
  } finally {
    input.close()
  }
}

/** Returns the name of a site that has been started; undefined for an empty one. */
export const siteName = async ({ queries }: Database): Promise<string | undefined> => {
  const { owner_id, blog_name } = await settingsStore(queries).read()
  return owner_id > 0 ? blog_name : undefined
}

interface Restore {
  readonly file: string
  readonly passphrase?: string
  readonly intoEmptyOnly: boolean
}

const restore = async (config: Config, { file, passphrase, intoEmptyOnly }: Restore) => {
  const database = await openDatabase(config.database)
  try {
    await migrate(database, migrations, systemClock())
    const site = await siteName(database)
    if (site !== undefined) {
      if (intoEmptyOnly) throw new StartupError('This site has content: nothing was changed.')
      await verify(file, passphrase)
      if (!(await askTwice(site))) throw new StartupError('Nothing was changed.')
      await backUp(config, {})
    }
    const manifest = await withProgress('Restore', (onProgress) =>
      restoreArchive({
        database,
        dataDir: config.dataDir,
        bucket: config.bucket,
        file,
        passphrase,
        onProgress,
        onWriting: (rows) => print(`Writing ${rows} rows …`),
      }),
    )
    printManifest(file, manifest)
    print('The site is restored. Everybody has to sign in again.')
  } finally {
    await database.close()
  }
}

/** `npm run restore`: replaces the content of the site with an archive. */
export const runRestoreCommand = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args)
  const { file } = options
  const passphrase = readPassphrase(options['passphrase-env'])
  if (options['dry-run']) {
    await verify(file, passphrase)
    print('Nothing was changed.')
    return
  }
  const intoEmptyOnly = options['into-empty-only'] ?? false
  await restore(readConfig(), { file, passphrase, intoEmptyOnly })
}
