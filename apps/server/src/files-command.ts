import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { adoptPlace } from './files-place.ts'
import { copyStore, createJournal } from './platform/copy-store.ts'
import type { Files, StoredFile } from './platform/files.ts'
import { parseS3Address, type S3Address, s3PlaceText } from './platform/s3-address.ts'
import { openBucket } from './platform/s3-site-files.ts'
import { diskScratch } from './platform/scratch.ts'
import { diskSiteFiles, PLACE_FILE, type SiteFiles } from './platform/site-files.ts'
import { StartupError } from './platform/startup-error.ts'

const USAGE =
  'npm run files -- --to <s3://… or folder> [--from <s3://… or folder>], or npm run files -- --adopt'
const MEGABYTE = 1_048_576
const PROGRESS_MS = 2_000
const STORES = ['files', 'music'] as const

const print = (line: string) => process.stdout.write(`${line}\n`)

type Place = { readonly folder: string } | { readonly bucket: S3Address }

const readOptions = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, from: { type: 'string' }, adopt: { type: 'boolean' } },
    }).values
  } catch {
    throw new StartupError(USAGE)
  }
}

const placeIn = (name: string, value: string): Place =>
  value.startsWith('s3:') ? { bucket: parseS3Address(name, value) } : { folder: resolve(value) }

const ownPlace = ({ bucket, dataDir }: Config): Place => (bucket ? { bucket } : { folder: dataDir })

const textOf = (place: Place) => ('bucket' in place ? s3PlaceText(place.bucket) : place.folder)

const openPlace = (place: Place, dataDir: string): Promise<SiteFiles> | SiteFiles =>
  'bucket' in place
    ? openBucket(place.bucket, diskScratch(join(dataDir, 'incoming')))
    : diskSiteFiles(place.folder)

/** The name of a place marks the place itself, so it stays. */
const withoutPlaceFile = (files: Files): Files => ({
  ...files,
  async *list() {
    for await (const file of files.list()) if (file.name !== PLACE_FILE) yield file
  },
})

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
  for (const store of STORES) {
    for await (const { bytes } of withoutPlaceFile(site[store]).list()) {
      total.files += 1
      total.bytes += bytes
    }
  }
  return total
}

const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1)

/** Copies every file of a site, says how far it is, and checks each copy. */
const copySite = async (from: SiteFiles, to: SiteFiles, dataDir: string, places: string) => {
  const total = await countOf(from)
  const done = { files: 0, bytes: 0 }
  const progress = () =>
    print(
      `${done.files} of ${total.files} files, ${megabytes(done.bytes)} of ${megabytes(total.bytes)} MB`,
    )
  const onCopied = ({ bytes }: StoredFile) => {
    done.files += 1
    done.bytes += bytes
  }
  const timer = setInterval(progress, PROGRESS_MS)
  try {
    for (const store of STORES) {
      const journal = await openJournal(dataDir, `${store} ${places}`)
      await copyStore({ from: withoutPlaceFile(from[store]), to: to[store], journal, onCopied })
    }
  } catch (error) {
    throw new StartupError(
      `The copy stopped after ${done.files} of ${total.files} files (${(error as Error).message}). Run the command again to go on.`,
    )
  } finally {
    clearInterval(timer)
  }
  progress()
}

/** Several nodes compare their places with the recorded one. */
const recordPlace = async ({ database: address }: Config, files: Files) => {
  if (address.engine !== 'postgres') return
  const database = await openDatabase(address)
  try {
    await adoptPlace({ database, files })
  } finally {
    await database.close()
  }
}

const copyTo = async (config: Config, to: Place, from: Place) => {
  const places = `${textOf(from)} ${textOf(to)}`
  if (textOf(from) === textOf(to)) throw new StartupError('The files are there already.')
  const source = await openPlace(from, config.dataDir)
  const target = await openPlace(to, config.dataDir)
  try {
    await copySite(source, target, config.dataDir, places)
    await recordPlace(config, target.files)
  } finally {
    source.close()
    target.close()
  }
  const setting = 'bucket' in to ? 'FILES_URL' : 'DATA_DIR'
  print(`All files are in ${textOf(to)}, and each copy was checked.`)
  print(`Set ${setting} on all nodes and restart them. Files that were uploaded meanwhile:`)
  print(`npm run files -- --from ${textOf(from)} --to ${textOf(to)} (with key and secret)`)
}

/** `npm run files`: copies the files of the site to another place. Nothing is deleted. */
export const runFilesCommand = async (args: readonly string[]): Promise<void> => {
  const { to, from, adopt } = readOptions(args)
  const config = readConfig()
  await mkdir(config.dataDir, { recursive: true })
  if (to !== undefined) {
    await copyTo(config, placeIn('--to', to), from ? placeIn('--from', from) : ownPlace(config))
    return
  }
  if (!adopt) throw new StartupError(USAGE)
  const own = await openPlace(ownPlace(config), config.dataDir)
  try {
    await recordPlace(config, own.files)
  } finally {
    own.close()
  }
  print(`The files of the site are in ${textOf(ownPlace(config))}.`)
}
