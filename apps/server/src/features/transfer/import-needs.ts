import { rm, writeFile } from 'node:fs/promises'
import type { Language } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import type { Identity } from '../../http/caller.ts'
import type { Files } from '../../platform/files.ts'
import type { Scratch } from '../../platform/scratch.ts'
import type { ZipFile } from './archive/write-zip.ts'
import { articleParser } from './article-parser.ts'
import { exportStore } from './export.store.ts'
import { exportReader } from './foreign/export-reader.ts'
import type { ImportNeeds } from './import-session.ts'
import { leavingStore } from './leaving/leaving.store.ts'
import type { SiteContent } from './site-content.ts'

type Writer = Pick<Identity, 'id' | 'role'>

export interface Transfer {
  readonly queries: Queries
  readonly files: Files
  readonly incoming: Scratch
  readonly renderMarkdown: ImportNeeds['renderMarkdown']
  readonly contentBy: (by: Writer) => SiteContent
  /** Stores the picture at this path. Returns its address, or undefined if it is no picture. */
  readonly addPicture: (path: string, userId: number) => Promise<string | undefined>
  /** Stores the file at this path. Returns its address, or undefined if no text may offer it. */
  readonly addAttachment: (
    path: string,
    name: string,
    userId: number,
  ) => Promise<string | undefined>
  readonly signPainting: ImportNeeds['signPainting']
  readonly fetchPicture: ImportNeeds['fetchPicture']
  readonly hasUpload: (url: string) => Promise<boolean>
  /** Runs work outside of a request and invalidates the changed tables on every node. */
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** The category of articles that have none. */
export const importCategory = (language: Language): string =>
  copies[language].serverTexts.uncategorised

const parser = articleParser()
const reader = exportReader()

/** Hands content over as a temporary file. */
const stored = async <T>(
  { newPath }: Scratch,
  content: Uint8Array,
  take: (path: string) => Promise<T>,
): Promise<T> => {
  const path = await newPath()
  try {
    await writeFile(path, content)
    return await take(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** Builds the dependencies of an import by one user. */
export const importNeeds = (
  {
    queries,
    incoming,
    renderMarkdown,
    contentBy,
    addPicture,
    addAttachment,
    signPainting,
    fetchPicture,
    hasUpload,
    withInvalidation,
  }: Transfer,
  by: Writer,
): ImportNeeds => ({
  queries,
  parser,
  reader,
  renderMarkdown,
  fetchPicture,
  signPainting,
  hasUpload,
  userId: by.id,
  content: contentBy(by),
  newPath: incoming.newPath,
  withAdminLock: async <T>(work: (transaction: Queries) => Promise<T>) => {
    const answers: T[] = []
    await withInvalidation(async () => {
      answers.push(await withAdminLock(queries, work))
    })
    return answers[0] as T
  },
  addPicture: (content) => stored(incoming, content, (path) => addPicture(path, by.id)),
  addAttachment: (content, name) =>
    stored(incoming, content, (path) => addAttachment(path, name, by.id)),
})

export interface Export extends Pick<Transfer, 'queries' | 'files'> {
  readonly siteName: () => Promise<string>
}

/** Yields all files of an export. Its libraries are loaded with the first export. */
export async function* exportOf({ queries, files, siteName }: Export): AsyncGenerator<ZipFile> {
  const { exportedFiles } = await import('./exported-files.ts')
  yield* exportedFiles({
    store: exportStore(queries),
    leaving: leavingStore(queries),
    siteName: await siteName(),
    readPicture: (url) => files.read(url.slice(1)),
  })
}
