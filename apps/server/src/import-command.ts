import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { ROLE } from '@lanting/contract'
import { callerPath, commandText, usageOf } from './command-text.ts'
import { fetchPicture, importedContent } from './compose/transfer.ts'
import { readConfig } from './config.ts'
import { paintingAddresses } from './features/paintings/painting-addresses.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { firstCommits } from './features/transfer/archive/first-commits.ts'
import { mergeSources, withInnerZips } from './features/transfer/archive/merge-sources.ts'
import { openSingleFile } from './features/transfer/archive/read-file.ts'
import { openFolder } from './features/transfer/archive/read-folder.ts'
import { openZip } from './features/transfer/archive/read-zip.ts'
import { DISK_LIMITS } from './features/transfer/archive/source.ts'
import { importCategory, importNeeds, type Transfer } from './features/transfer/import-needs.ts'
import { detectKind, runImport } from './features/transfer/run-import.ts'
import { trackImport } from './features/transfer/track-import.ts'
import { importStore } from './features/transfer/transfer.store.ts'
import { undoImport } from './features/transfer/undo-import.ts'
import { createPictureMaker } from './features/uploads/picture-maker.ts'
import { createAttachmentStore } from './features/uploads/take-attachment.ts'
import { createImportedPictureStore } from './features/uploads/take-imported-picture.ts'
import { createPictureStore } from './features/uploads/take-picture.ts'
import { uploadStore } from './features/uploads/uploads.store.ts'
import { AppError } from './http/app-error.ts'
import { invalidateTables, withInvalidation } from './http/cache/invalidate-tables.ts'
import { printImport, printImportProgress } from './import-report.ts'
import { refusalLine } from './import-report-lines.ts'
import { prepare } from './main.ts'
import type { Platform } from './platform/open.ts'
import { StartupError } from './platform/startup-error.ts'
import { print } from './terminal.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  details: { type: 'boolean' },
  'fetch-pictures': { type: 'boolean' },
  permalink: { type: 'string' },
  media: { type: 'string' },
  site: { type: 'string' },
  undo: { type: 'string' },
} as const

const readOptions = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    })
    const media = values.media === undefined ? undefined : callerPath(values.media)
    return { ...values, media, paths: positionals.map(callerPath) }
  } catch {
    throw new StartupError(usageOf('import'))
  }
}

interface Options extends ReturnType<typeof readOptions> {
  readonly programFolders: readonly string[]
}

/** Makes paths of temporary files. */
type NewPath = () => Promise<string>

const openOne = async (path: string, { programFolders }: Options, newPath: NewPath) => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES') throw new StartupError(`The user of the site cannot read ${path}.`)
    return undefined
  })
  if (!found)
    throw new StartupError(`There is no ${path}.
${usageOf('import')}`)
  if (found.isDirectory()) {
    const folder = await openFolder(path, await firstCommits(path, programFolders))
    return withInnerZips(folder, newPath, DISK_LIMITS)
  }
  if (!/\.zip$/i.test(path)) return openSingleFile(path, basename(path))
  return withInnerZips(await openZip(path, DISK_LIMITS), newPath, DISK_LIMITS)
}

const openSource = async (options: Options, newPath: NewPath) => {
  const { paths, media } = options
  const sources: Awaited<ReturnType<typeof openOne>>[] = []
  for (const path of media === undefined ? paths : [...paths, media]) {
    try {
      sources.push(await openOne(path, options, newPath))
    } catch (error) {
      for (const source of sources) await source.close()
      if (!(error instanceof AppError)) throw error
      throw new StartupError(refusalLine(path, error))
    }
  }
  return mergeSources(sources)
}

/** Opens everything that an import as the owner needs. */
const openNeeds = async ({ database, files, incoming, bus, now }: Platform) => {
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
  const takeAttachment = createAttachmentStore({ store: uploads, files, now })
  // Every node of the site on this bus drops its cached answers.
  const { invalidate, close } = await invalidateTables({
    bus,
    onError: (error) => print(`The site was not told of the import: ${error}`),
  })
  const transfer: Transfer = {
    queries,
    files,
    incoming,
    renderMarkdown,
    contentBy: (writer) => importedContent(writer, now),
    addPicture: createImportedPictureStore({ store: uploads, files, now, takePicture }),
    addAttachment: async (file, name, userId) => (await takeAttachment(file, name, userId))?.url,
    signPainting: paintingAddresses(settings.signing_secret).signAgain,
    fetchPicture,
    hasUpload: uploads.has,
    withInvalidation: (work) => withInvalidation(work, invalidate)(),
  }
  return {
    by,
    timeZone: settings.time_zone,
    category: importCategory(settings.language),
    needs: importNeeds(transfer, by),
    close: async () => {
      pictures.close()
      await close()
    },
  }
}

const rejectSecond = (error: unknown): never => {
  const isSecond = error instanceof AppError && error.key === 'importRunning'
  throw isSecond
    ? new StartupError('Another import is running. After an interruption, wait two minutes.')
    : error
}

/** Runs the work with its progress on the terminal and in the database. */
const track = async (
  { database, now }: Platform,
  run: Pick<Parameters<typeof trackImport>[1], 'id' | 'name' | 'end'>,
  work: Parameters<typeof trackImport>[2],
) => {
  const { onProgress, finish } = printImportProgress(now)
  try {
    return await trackImport(importStore(database.queries), { ...run, now, onProgress }, work)
  } finally {
    finish()
  }
}

const importInto = async (platform: Platform, options: Options) => {
  const { needs, by, timeZone, category, close } = await openNeeds(platform)
  const { now, database } = platform
  try {
    const source = await openSource(options, needs.newPath)
    try {
      const dryRun = options['dry-run'] ?? false
      const [kind, name] = [await detectKind(source), basename(options.paths[0] ?? '')]
      const begun = { userId: by.id, kind, name, dryRun }
      const importId = await importStore(database.queries).begin(begun, now()).catch(rejectSecond)
      const progress = await track(platform, { id: importId, name, end: 'done' }, (onProgress) =>
        runImport(needs, {
          source,
          dryRun,
          importId,
          timeZone,
          now: now(),
          category,
          permalink: options.permalink,
          site: options.site,
          fetchPictures: options['fetch-pictures'],
          onProgress,
        }),
      )
      printImport(progress, { kind, dryRun, isComplete: options.details })
      const hasAdded = !dryRun && Object.values(progress.parts).some((count) => count > 0)
      if (hasAdded)
        print(`To undo this import: ${commandText('import', '--undo', String(importId))}`)
    } finally {
      await source.close()
    }
  } finally {
    await close()
  }
}

const undoIn = async (platform: Platform, written: string) => {
  const id = Number(written)
  const { needs, close } = await openNeeds(platform)
  try {
    const imports = importStore(platform.database.queries)
    const isBegun =
      Number.isSafeInteger(id) && (await imports.beginUndo(id, platform.now()).catch(rejectSecond))
    if (!isBegun) throw new StartupError(`There is no import ${written} to undo.`)
    const progress = await track(platform, { id, name: '', end: 'undone' }, (onProgress) =>
      undoImport(needs, { importId: id, onProgress }),
    )
    printImport(progress, { isUndone: true })
  } finally {
    await close()
  }
}

/** Imports another blog, or undoes an import. A second run adds nothing. */
export const runImportCommand = async (args: readonly string[]): Promise<void> => {
  const options = readOptions(args)
  const { paths, undo } = options
  if (paths.length === 0 && undo === undefined) throw new StartupError(usageOf('import'))
  const config = readConfig()
  const platform = await prepare(config)
  try {
    if (undo !== undefined) await undoIn(platform, undo)
    else await importInto(platform, { ...options, programFolders: config.programFolders })
    if (!config.redisUrl && !options['dry-run']) {
      print('A site that is running shows the changes after its next start.')
    }
  } finally {
    await platform.close()
  }
}
