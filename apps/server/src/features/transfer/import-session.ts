import { createHash } from 'node:crypto'
import {
  attentionOf,
  IMPORT,
  type ImportedFile,
  type ImportNote,
  type ImportPart,
} from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Source } from './archive/source.ts'
import type { ArticleParser } from './article-parser.ts'
import type { ExportReader } from './foreign/export-reader.ts'
import type { ForeignAuthor } from './foreign/foreign-blog.ts'
import type { Place } from './imported-rows.store.ts'
import type { Circumstances } from './markdown/imported-article.ts'
import type { SiteContent } from './site-content.ts'
import { NO_PROGRESS, type Progress } from './transfer.store.ts'

export interface ImportNeeds {
  readonly queries: Queries
  readonly content: SiteContent
  readonly parser: ArticleParser
  readonly reader: ExportReader
  /** The user who imports. */
  readonly userId: number
  /** Runs a transaction under the lock that all writers of articles share. */
  readonly withAdminLock: <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>
  readonly renderMarkdown: (
    markdown: string,
  ) => Promise<{ readonly article_html: string; readonly article_text: string }>
  /** Stores a picture and returns its address, or undefined if it is no picture. */
  readonly addPicture: (content: Uint8Array) => Promise<string | undefined>
  /** Stores a file that a text offers, and returns its address; undefined if it is of no such kind. */
  readonly addAttachment: (content: Uint8Array, name: string) => Promise<string | undefined>
  /** Returns the address under which this site serves the same painting. */
  readonly signPainting: (url: string) => string
  /** Fetches a file from a public address; undefined if there is none. */
  readonly fetchPicture: (address: string) => Promise<Uint8Array | undefined>
  readonly hasUpload: (url: string) => Promise<boolean>
  /** Returns the path of a new temporary file. */
  readonly newPath: () => Promise<string>
}

export interface ImportOptions extends Circumstances {
  readonly source: Source
  readonly dryRun: boolean
  readonly fetchPictures?: boolean
  /** The pattern of old addresses, instead of the one in the archive. */
  readonly permalink?: string
  /** The address of the old blog. */
  readonly site?: string
}

/** A text of this import. Without an id a dry run would add it. */
interface Planned {
  readonly place: Place
  readonly id: number | null
  readonly isNew: boolean
  readonly fileHash: string
}

/** An import that runs: its options, its report, and everything that it has seen so far. */
export interface Session extends ImportOptions {
  readonly importId: number
  /** Whether the archive contains the path. */
  readonly has: (path: string) => boolean
  /** Returns the file of a picture with this address. */
  readonly findPicture: (address: string) => string | undefined
  /** Returns the file that a text may offer, with this address. */
  readonly findAttachment: (address: string) => string | undefined
  /** The new addresses of pictures, by file or address. */
  readonly pictures: Map<string, string | undefined>
  /** Hashes, titles, redirects and users of this import, which a dry run does not write. */
  readonly seen: Set<string>
  readonly posts: Map<string, Planned>
  /** The ids of the texts of this import, by title and text; null in a dry run. */
  readonly texts: Map<string, number | null>
  readonly report: Report
  /** Whether the author is the user who imports. */
  readonly isOwner: (author: ForeignAuthor) => boolean
}

/** A part of an import. It is atomic, and a second run of it adds nothing. */
interface ImportStep {
  readonly key: string
  /** Returns a line of the report, if there is something to say. */
  readonly work: () => Promise<ImportedFile | undefined>
}

export interface ImportSteps {
  readonly total: number
  /** The authors of the posts. */
  readonly authors: readonly ForeignAuthor[]
  readonly run: (session: Session) => AsyncIterable<ImportStep>
  readonly close: () => Promise<void>
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/** A line of the report. */
export const reportLine = (
  path: string,
  line: Partial<ImportedFile> & Pick<ImportedFile, 'outcome'>,
): ImportedFile => ({
  path,
  article_title: '',
  article_id: null,
  page_id: null,
  notes: [],
  details: [],
  pictures: 0,
  redirects: [],
  ...line,
})

export const refused = (path: string, note: ImportNote, article_title = ''): ImportedFile =>
  reportLine(path, { outcome: 'refused', notes: [note], article_title })

/** A text that cannot come. Without an empty one or a template nothing is lost. */
export const leftOut = (path: string, note: ImportNote, article_title = ''): ImportedFile =>
  reportLine(path, {
    outcome: note === 'noText' || note === 'template' ? 'skipped' : 'refused',
    notes: [note],
    article_title,
  })

const mostImportant = (files: readonly ImportedFile[]) =>
  [...files].sort((a, b) => attentionOf(a) - attentionOf(b)).slice(0, IMPORT.reported)

/** Keeps the first names of a text, and counts the others. */
const withFewDetails = (file: ImportedFile): ImportedFile => {
  const known = new Map(file.details.map((detail) => [`${detail.note} ${detail.name}`, detail]))
  const details = [...known.values()].slice(0, IMPORT.details)
  const others = Map.groupBy([...known.values()].slice(IMPORT.details), ({ note }) => note)
  if (others.size === 0) return { ...file, details }
  const unlisted = [...others].map(([note, { length }]) => ({ note, count: length }))
  return { ...file, details, unlisted }
}

type Report = ReturnType<typeof createReport>

export const createReport = (total: number) => {
  const files: ImportedFile[] = []
  const counts = { ...NO_PROGRESS.counts }
  const parts = { ...NO_PROGRESS.parts }
  let done = 0
  return {
    /** Adds a line, and counts it. */
    add: (file: ImportedFile) => {
      files.push(withFewDetails(file))
      counts[file.outcome] += 1
    },
    count: (part: ImportPart, number = 1) => {
      parts[part] += number
    },
    /** Called after every item. */
    step: () => {
      done += 1
    },
    latest: (): Progress => ({
      done,
      total,
      counts: { ...counts },
      parts: { ...parts },
      files: mostImportant(files),
    }),
  }
}
