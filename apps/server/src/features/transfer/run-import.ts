import { attachmentKindOf, type ImportedFile } from '@lanting/contract'
import { isUniqueViolation } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { withoutWrapper } from './archive/without-wrapper.ts'
import { type DetectedExport, detectExport } from './detect-export.ts'
import { authorKey } from './import-authors.ts'
import { foreignImport } from './import-foreign.ts'
import { markdownImport } from './import-markdown.ts'
import { createFinder, createPictureFinder } from './import-pictures.ts'
import {
  createReport,
  type ImportNeeds,
  type ImportOptions,
  refused,
  type Session,
} from './import-session.ts'
import { withOwnData } from './leaving/import-own-data.ts'
import { isFaultOfText } from './text-fault.ts'
import type { Progress } from './transfer.store.ts'

interface ImportRun extends ImportOptions {
  readonly importId: number
  /** Called after every step, with a function that returns the progress. */
  readonly onProgress: (latest: () => Progress) => Promise<void>
  readonly isStopped?: () => boolean
}

/** The program that made the files of a source. */
export const detectKind = async (source: ImportOptions['source']) =>
  (await detectExport(withoutWrapper(source))).kind

const stepsOf = async (
  needs: ImportNeeds,
  source: ImportOptions['source'],
  detected: DetectedExport,
) =>
  detected.exports.length === 0
    ? withOwnData(needs, source, await markdownImport(needs, source))
    : foreignImport(needs, source, detected)

/** One bad item never stops the rest. A fault of the database or the disk does. */
const attempt = async (
  key: string,
  work: () => Promise<ImportedFile | undefined>,
): Promise<ImportedFile | undefined> => {
  const again = (error: unknown) => {
    // Another text took the title meanwhile.
    if (isUniqueViolation(error)) return work()
    throw error
  }
  return work()
    .catch(again)
    .catch((error) => {
      if (error instanceof AppError || isFaultOfText(error)) return refused(key, 'unreadable')
      throw error
    })
}

/** Imports step by step. A second run skips what is here already. */
export const runImport = async (needs: ImportNeeds, run: ImportRun): Promise<Progress> => {
  const source = withoutWrapper(run.source)
  const steps = await stepsOf(needs, source, await detectExport(source))
  const { total, authors, run: begin, close } = steps
  try {
    const report = createReport(total)
    const known = new Set(source.paths)
    // A blog of one author is the blog of the user who imports it.
    const [only, ...others] = new Set(authors.map(authorKey))
    const session: Session = {
      ...run,
      source,
      report,
      has: (path) => known.has(path),
      findPicture: createPictureFinder(source),
      findAttachment: createFinder(source, (path) => attachmentKindOf(path) !== undefined),
      pictures: new Map(),
      seen: new Set(),
      posts: new Map(),
      texts: new Map(),
      isOwner: (author) => others.length === 0 && authorKey(author) === only,
    }
    for (const { path, note } of source.unread ?? []) report.add(refused(path, note))
    for await (const { key, work } of begin(session)) {
      if (run.isStopped?.()) throw new Error('the import was stopped')
      const line = await attempt(key, work)
      if (line) report.add(line)
      report.step()
      await run.onProgress(report.latest)
    }
    return report.latest()
  } finally {
    await close()
  }
}
