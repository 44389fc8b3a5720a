import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backUp, findArchive, printManifest, verify } from './backup-command.ts'
import { usageOf } from './command-text.ts'
import { type Config, readConfig, readPassphrase } from './config.ts'
import { migrate } from './database/migrate.ts'
import { migrations } from './database/migrations.ts'
import { type Database, openDatabase } from './database/open.ts'
import { ArchiveError } from './features/backup/archive-error.ts'
import type { ArchiveOrigin } from './features/backup/archive-thread.ts'
import { TREES } from './features/backup/format.rules.ts'
import { restoreArchive } from './features/backup/restore-archive.ts'
import { withArchive } from './features/backup/with-archive.ts'
import { adoptPlace, isForeignPlace } from './files-place.ts'
import { systemClock } from './platform/clock.ts'
import { withSiteFiles } from './platform/open-site-files.ts'
import { s3PlaceText } from './platform/s3-address.ts'
import { PLACE_FILE, type SiteFiles } from './platform/site-files.ts'
import { StartupError } from './platform/startup-error.ts'
import { siteName } from './site-name.ts'
import { print, withProgress } from './terminal.ts'

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
    throw new StartupError(usageOf('restore'))
  }
}

const readOptions = (args: readonly string[]) => {
  const { values, positionals } = parse(args)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new StartupError(usageOf('restore'))
  return { ...values, file }
}

interface Replaced {
  /** The text that has to be typed. */
  readonly name: string
  readonly warning: string
  readonly hasSite: boolean
}

/** Two answers on the standard input; its end is a no. */
const askTwice = async ({ name, warning }: Replaced) => {
  const input = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const lines = input[Symbol.asyncIterator]()
    const ask = async (question: string) => {
      process.stdout.write(question)
      return (await lines.next()).value?.trim()
    }
    print(warning)
    if ((await ask('Replace everything? (yes/no) ')) !== 'yes') return false
    return (await ask(`Type ${name} to confirm: `)) === name
  } finally {
    input.close()
  }
}

interface Restore {
  readonly origin: ArchiveOrigin
  readonly passphrase?: string
  readonly intoEmptyOnly: boolean
}

const placeText = ({ bucket, dataDir }: Config) => (bucket ? s3PlaceText(bucket) : dataDir)

const hasFiles = async (files: SiteFiles) => {
  for (const tree of TREES) {
    for await (const { name } of files[tree].list()) if (name !== PLACE_FILE) return true
  }
  return false
}

/** Finds the content that a restore replaces: a site, or files without their database. */
const findReplaced = async (config: Config, database: Database): Promise<Replaced | undefined> => {
  const site = await siteName(database.queries)
  const text = placeText(config)
  const [isForeign, isFilled] = await withSiteFiles(config, async (files) => [
    await isForeignPlace({ database, place: files.place }),
    await hasFiles(files),
  ])
  if (site !== undefined) {
    if (isForeign) throw new ArchiveError('otherFiles', text)
    const warning = 'This site has content. A restore replaces all of it; a backup is made first.'
    return { name: site, warning, hasSite: true }
  }
  if (!isFilled) return undefined
  const warning = `The database is empty, but ${text} has files of a site. A restore replaces them.`
  return { name: text, warning, hasSite: false }
}

const restore = async (config: Config, { origin, passphrase, intoEmptyOnly }: Restore) => {
  const database = await openDatabase(config.database)
  try {
    await migrate(database, migrations, systemClock())
    const replaced = await findReplaced(config, database)
    if (replaced) {
      if (intoEmptyOnly) throw new StartupError('This site has content: nothing was changed.')
      await verify(origin, passphrase)
      if (!(await askTwice(replaced))) throw new StartupError('Nothing was changed.')
      if (replaced.hasSite) await backUp(config, { passphrase, copiesRequired: false })
    }
    const { dataDir, bucket } = config
    const onWriting = (rows: number) => print(`Writing ${rows} rows …`)
    await withArchive(origin, async (archive) => {
      const site = { database, dataDir, bucket, archive, passphrase, onWriting }
      const manifest = await withProgress('Restore', (onProgress) =>
        restoreArchive({ ...site, onProgress }),
      )
      await withSiteFiles(config, ({ place }) => adoptPlace({ database, place }))
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

/** Replaces the content of the site with an archive. */
export const runRestoreCommand = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args)
  const config = readConfig()
  const passphrase = readPassphrase(options['passphrase-env']) ?? config.backups.passphrase
  const origin = await findArchive(config, options.file)
  if (options['dry-run']) {
    await verify(origin, passphrase)
    print('Nothing was changed.')
    return
  }
  const intoEmptyOnly = options['into-empty-only'] ?? false
  await restore(config, { origin, passphrase, intoEmptyOnly })
}
