import { IMPORT, type ImportedFile } from '@lanting/contract'
import { isUniqueViolation } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Source } from './archive/source.ts'
import { withoutWrapper } from './archive/without-wrapper.ts'
import { type Import, type ImportNeeds, importFile } from './import-file.ts'
import { isArticleFile } from './markdown/imported-article.ts'
import { NO_COUNTS, type Progress } from './transfer.store.ts'

/** How its program made addresses, if the archive holds its settings. */
const permalinkOf = async ({ parser }: ImportNeeds, source: Source) => {
  const name = '_config.yml'
  if (!source.paths.includes(name) || source.sizeOf(name) > IMPORT.maxTextBytes) return undefined
  const bytes = await source.read(name, IMPORT.maxTextBytes).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return bytes && parser.readPermalink(bytes.toString('utf8'))
}

/** Those with notes first: they are what somebody should read. */
const reported = (files: readonly ImportedFile[]) =>
  [...files]
    .sort((a, b) => Math.min(b.notes.length, 1) - Math.min(a.notes.length, 1))
    .slice(0, IMPORT.reported)

export interface ImportRun extends Omit<Import, 'pictures' | 'has'> {
  /** Hears after every file; what it asks for then is how far it is. */
  readonly onProgress: (latest: () => Progress) => Promise<void>
  readonly isStopped?: () => boolean
}

export const articleFiles = (source: Source): string[] =>
  withoutWrapper(source).paths.filter(isArticleFile).sort()

/** Imports one file after the other; each is there or not, and a second run finds what is there. */
export const runImport = async (needs: ImportNeeds, run: ImportRun): Promise<Progress> => {
  const source = withoutWrapper(run.source)
  const paths = articleFiles(source)
  const permalink = run.permalink || (await permalinkOf(needs, source))
  const known = new Set(source.paths)
  const has = (path: string) => known.has(path)
  const running: Import = { ...run, source, permalink, has, pictures: new Map() }
  const files: ImportedFile[] = []
  const counts = { ...NO_COUNTS }
  const latest = () => ({
    done: files.length,
    total: paths.length,
    counts: { ...counts },
    files: reported(files),
  })
  for (const path of paths) {
    if (run.isStopped?.()) throw new Error('the import was stopped')
    const file = await importFile(needs, running, path).catch((error) => {
      // Somebody took the title meanwhile.
      if (!isUniqueViolation(error)) throw error
      return importFile(needs, running, path)
    })
    files.push(file)
    counts[file.outcome] += 1
    await run.onProgress(latest)
  }
  return latest()
}
