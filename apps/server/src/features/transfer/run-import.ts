import { IMPORT, type ImportedFile } from '@lanting/contract'
import { isUniqueViolation } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { withoutWrapper } from './archive/without-wrapper.ts'
import { type Import, type ImportNeeds, importFile, refused } from './import-file.ts'
import { isArticleFile } from './markdown/imported-article.ts'
import { reportedPaths } from './too-long-paths.rules.ts'
import { NO_COUNTS, type Progress } from './transfer.store.ts'

/** Reads the address pattern from the settings in the archive, if any. */
const permalinkOf = async ({ parser }: ImportNeeds, source: Source) => {
  const name = '_config.yml'
  if (!source.paths.includes(name) || source.sizeOf(name) > IMPORT.maxTextBytes) return undefined
  const bytes = await source.read(name, IMPORT.maxTextBytes).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return bytes && parser.readPermalink(bytes.toString('utf8'))
}

/** Files with notes come first, because they need attention. */
const reported = (files: readonly ImportedFile[]) =>
  [...files]
    .sort((a, b) => Math.min(b.notes.length, 1) - Math.min(a.notes.length, 1))
    .slice(0, IMPORT.reported)

interface ImportRun extends Omit<Import, 'pictures' | 'has'> {
  /** Called after every file, with a function that returns the progress. */
  readonly onProgress: (latest: () => Progress) => Promise<void>
  readonly isStopped?: () => boolean
}

/** The texts of a source: the ones to import, and the ones with too long a path. */
const articleFiles = (source: Source) => ({
  paths: source.paths.filter(isArticleFile).sort(),
  tooLong: reportedPaths(source.tooLong),
})

/** The number of files in the report of an import. */
export const countFiles = (source: Source): number => {
  const { paths, tooLong } = articleFiles(withoutWrapper(source))
  return paths.length + tooLong.length
}

/** Imports the files one by one. Each file is atomic, and a second run skips imported files. */
export const runImport = async (needs: ImportNeeds, run: ImportRun): Promise<Progress> => {
  const source = withoutWrapper(run.source)
  const { paths, tooLong } = articleFiles(source)
  const permalink = run.permalink || (await permalinkOf(needs, source))
  const known = new Set(source.paths)
  const has = (path: string) => known.has(path)
  const running: Import = { ...run, source, permalink, has, pictures: new Map() }
  const files = tooLong.map((path) => refused(path, 'pathTooLong'))
  const counts = { ...NO_COUNTS, refused: files.length }
  const latest = () => ({
    done: files.length,
    total: paths.length + tooLong.length,
    counts: { ...counts },
    files: reported(files),
  })
  for (const path of paths) {
    if (run.isStopped?.()) throw new Error('the import was stopped')
    const file = await importFile(needs, running, path).catch((error) => {
      // Another article took the title meanwhile.
      if (!isUniqueViolation(error)) throw error
      return importFile(needs, running, path)
    })
    files.push(file)
    counts[file.outcome] += 1
    await run.onProgress(latest)
  }
  return latest()
}
