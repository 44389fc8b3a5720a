import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ROLE } from '@lanting/contract'
import { readConfig } from './config.ts'
import { importedArticles } from './features/articles/imported-articles.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { openFolder } from './features/transfer/archive/read-folder.ts'
import { openZip } from './features/transfer/archive/read-zip.ts'
import { importCategory, importNeeds } from './features/transfer/import-needs.ts'
import { runImport } from './features/transfer/run-import.ts'
import type { Progress } from './features/transfer/transfer.store.ts'
import { keepAdminPictures } from './features/uploads/keep-pictures.ts'
import { createPictureMaker } from './features/uploads/picture-maker.ts'
import { createPictureStore } from './features/uploads/take-picture.ts'
import { uploadStore } from './features/uploads/uploads.store.ts'
import { AppError } from './http/app-error.ts'
import { invalidateTables, withInvalidation } from './http/cache/invalidate-tables.ts'
import { prepare } from './main.ts'
import type { Platform } from './platform/open.ts'
import { StartupError } from './platform/startup-error.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const USAGE =
  'npm run import -- <folder or zip> [--dry-run] [--permalink :year/:month/:day/:title/]'

const openSource = async (path: string) => {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new StartupError(`There is no ${path}. ${USAGE}`)
  try {
    return found.isDirectory() ? await openFolder(path) : await openZip(path)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new StartupError(`${path} cannot be imported (${error.key}).`)
  }
}

const readOptions = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean' }, permalink: { type: 'string' } },
    })
    return { dryRun: values['dry-run'] ?? false, permalink: values.permalink }
  } catch {
    throw new StartupError(USAGE)
  }
}

interface Options {
  readonly dryRun: boolean
  readonly permalink?: string
}

/** Imports as the owner into a migrated platform. */
const importInto = async (platform: Platform, path: string, options: Options) => {
  const { database, files, incoming, bus, now } = platform
  const { queries } = database
  const settings = await settingsStore(queries).read()
  const by = { id: settings.owner_id, role: ROLE.administrator }
  const uploads = uploadStore(queries)
  const pictures = createPictureMaker({
    onCrash: (reason, error) => {
      const why = reason === 'tooSlow' ? 'it took too long' : String(error ?? 'its process ended')
      print(`A picture could not be made: ${why}.`)
    },
  })
  const takePicture = createPictureStore({ store: uploads, files, pictures, now })
  // Every node of the site on this bus drops its cached answers.
  const { invalidate, close } = await invalidateTables({
    bus,
    onError: (error) => print(`The site was not told of the import: ${error}`),
  })
  const needs = importNeeds(
    {
      queries,
      files,
      incoming,
      renderMarkdown,
      articlesBy: (writer) =>
        importedArticles({
          by: writer,
          now,
          keepPictures: keepAdminPictures,
        }),
      addPicture: async (file, userId) => {
        const taken = await takePicture(file, userId, { lane: 'import' })
        return typeof taken === 'string' ? undefined : taken.url
      },
      hasUpload: uploads.has,
      withInvalidation: (work) => withInvalidation(work, invalidate)(),
    },
    by,
  )
  const source = await openSource(path)
  try {
    return await runImport(needs, {
      ...options,
      source,
      timeZone: settings.time_zone,
      now: now(),
      category: importCategory,
      onProgress: async () => undefined,
    })
  } finally {
    await source.close()
    pictures.close()
    await close()
  }
}

const printReport = ({ files, counts }: Progress, { dryRun }: Options) => {
  for (const { path, outcome, notes } of files.filter((file) => file.notes.length > 0)) {
    print(`  ${path}: ${outcome} (${notes.join(', ')})`)
  }
  print(dryRun ? 'Nothing was changed; this would happen:' : 'Done:')
  for (const [outcome, count] of Object.entries(counts).filter(([, number]) => number > 0)) {
    print(`  ${String(count).padStart(6)}  ${outcome}`)
  }
}

/** `npm run import`: imports articles from a folder or zip of Markdown; a second run adds nothing. */
export const runImportCommand = async (
  path: string | undefined,
  args: readonly string[],
): Promise<void> => {
  if (!path) throw new StartupError(USAGE)
  const options = readOptions(args)
  const config = readConfig()
  const platform = await prepare(config)
  try {
    printReport(await importInto(platform, path, options), options)
    if (!config.redisUrl) print('A site that is running shows them after its next start.')
  } finally {
    await platform.close()
  }
}
