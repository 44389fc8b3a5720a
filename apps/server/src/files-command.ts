import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { callerPath, commandText, usageOf } from './command-text.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { TREES } from './features/backup/format.rules.ts'
import { adoptPlace } from './files-place.ts'
import { copyStore, createJournal } from './platform/copy-store.ts'
import type { StoredFile } from './platform/files.ts'
import { type FilesPlace, withSiteFiles } from './platform/open-site-files.ts'
import { parseS3Address, s3PlaceText } from './platform/s3-address.ts'
import type { SiteFiles } from './platform/site-files.ts'
import { StartupError } from './platform/startup-error.ts'
import { siteName } from './site-name.ts'
import { print, withProgress } from './terminal.ts'

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, from: { type: 'string' }, adopt: { type: 'boolean' } },
    }).values
  } catch {
    throw new StartupError(usageOf('files'))
  }
}

const placeIn = (name: string, value: string, { dataDir }: Config): FilesPlace =>
  value.startsWith('s3:')
    ? { dataDir, bucket: parseS3Address(name, value) }
    : { dataDir: callerPath(value) }

const textOf = ({ bucket, dataDir }: FilesPlace) => (bucket ? s3PlaceText(bucket) : dataDir)

/** A file in DATA_DIR for each pair of places: a second run goes on where the first one ended. */
const openJournal = async (dataDir: string, places: string) => {
  const name = createHash('sha256').update(places).digest('hex').slice(0, 16)
  const path = join(dataDir, `files-copied-${name}.jsonl`)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  return createJournal(text.split('\n'), (line) => appendFile(path, `${line}\n`))
}

const countOf = async (site: SiteFiles) => {
  const total = { files: 0, bytes: 0 }
  for (const tree of TREES) {
    for await (const { bytes } of site[tree].list()) {
      total.files += 1
      total.bytes += bytes
    }
  }
  return total
}

/** Copies every file of a site, says how far it is, and checks each copy. */
const copySite = async (from: SiteFiles, to: SiteFiles, dataDir: string, places: string) => {
  const total = await countOf(from)
  let [doneFiles, doneBytes] = [0, 0]
  const copyTrees = withProgress('Copy', async (onProgress) => {
    const onCopied = ({ bytes }: StoredFile) => {
      doneFiles += 1
      doneBytes += bytes
      onProgress({ doneBytes, totalBytes: Math.max(total.bytes, doneBytes) })
    }
    for (const tree of TREES) {
      const journal = await openJournal(dataDir, `${tree} ${places}`)
      await copyStore({ from: from[tree], to: to[tree], journal, onCopied })
    }
  })
  await copyTrees.catch((error: Error) => {
    throw new StartupError(
      `The copy stopped after ${doneFiles} of ${total.files} files (${error.message}). Run the command again to go on.`,
    )
  })
  print(`${doneFiles} of ${total.files} files are copied.`)
}

/** Starts compare their place with the recorded one. A site that was never started records its own. */
const recordPlace = async ({ database: address }: Config, { place }: SiteFiles) => {
  const database = await openDatabase(address)
  try {
    if ((await siteName(database.queries)) !== undefined) await adoptPlace({ database, place })
  } finally {
    await database.close()
  }
}

const copyTo = async (config: Config, to: FilesPlace, from: FilesPlace) => {
  const places = `${textOf(from)} ${textOf(to)}`
  if (textOf(from) === textOf(to)) throw new StartupError('The files are there already.')
  await withSiteFiles(from, (source) =>
    withSiteFiles(to, async (target) => {
      await copySite(source, target, config.dataDir, places)
      await recordPlace(config, target)
    }),
  )
  print(`All files are in ${textOf(to)}, and each copy was checked.`)
  print(`Set ${to.bucket ? 'FILES_URL' : 'DATA_DIR'} on all nodes and restart them.`)
  print('Files that were uploaded meanwhile:')
  const again = commandText('files', '--from', textOf(from), '--to', textOf(to))
  print(`${again} (with key and secret)`)
}

/** Copies the files of the site to another place. Nothing is deleted. */
export const runFilesCommand = async (args: readonly string[]): Promise<void> => {
  const { to, from, adopt } = readOptions(args)
  const config = readConfig()
  await mkdir(config.dataDir, { recursive: true })
  if (to !== undefined) {
    const source = from ? placeIn('--from', from, config) : config
    return copyTo(config, placeIn('--to', to, config), source)
  }
  if (!adopt) throw new StartupError(usageOf('files'))
  await withSiteFiles(config, (own) => recordPlace(config, own))
  print(`The files of the site are in ${textOf(config)}.`)
}
