import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backUp, findArchive, printManifest, verify } from './backup-command.ts'
import { type Config, readConfig, readPassphrase } from './config.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { openDatabase } from './database/open.ts'
import type { ArchiveOrigin } from './features/backup/archive-thread.ts'
import { restoreArchive } from './features/backup/restore-archive.ts'
import { withArchive } from './features/backup/with-archive.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'
import { siteName } from './site-name.ts'
import { print, withProgress } from './terminal.ts'

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

interface Restore {
  readonly origin: ArchiveOrigin
  readonly passphrase?: string
  readonly intoEmptyOnly: boolean
}

const restore = async (config: Config, { origin, passphrase, intoEmptyOnly }: Restore) => {
  const database = await openDatabase(config.database)
  try {
    await migrate(database, migrations, systemClock())
    const site = await siteName(database.queries)
    if (site !== undefined) {
      if (intoEmptyOnly) throw new StartupError('This site has content: nothing was changed.')
      await verify(origin, passphrase)
      if (!(await askTwice(site))) throw new StartupError('Nothing was changed.')
      await backUp(config, {})
    }
    const { dataDir, bucket } = config
    const onWriting = (rows: number) => print(`Writing ${rows} rows …`)
    await withArchive(origin, async (archive) => {
      const site = { database, dataDir, bucket, archive, passphrase, onWriting }
      const manifest = await withProgress('Restore', (onProgress) =>
        restoreArchive({ ...site, onProgress }),
      )
      printManifest(archive.name, manifest)
      print(
        manifest.hasSecrets
          ? 'The site is restored, with its sessions.'
          : 'The site is restored. Everybody has to sign in again.',
      )
    })
  } finally {
    await database.close()
  }
}

/** `npm run restore`: replaces the content of the site with an archive. */
export const runRestoreCommand = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args)
  const passphrase = readPassphrase(options['passphrase-env'])
  const config = readConfig()
  const origin = await findArchive(config, options.file)
  if (options['dry-run']) {
    await verify(origin, passphrase)
    print('Nothing was changed.')
    return
  }
  const intoEmptyOnly = options['into-empty-only'] ?? false
  await restore(config, { origin, passphrase, intoEmptyOnly })
}
