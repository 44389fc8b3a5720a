import {
  attentionOf,
  IMPORT_OUTCOMES,
  IMPORT_PARTS,
  type ImportedFile,
  type ImportKind,
  type ImportNote,
  notesWithNames,
  unlistedTexts,
} from '@lanting/contract'
import { copies } from '@lanting/copy'
import { adminEn } from '@lanting/copy/admin/en'
import type { Progress } from './features/transfer/transfer.store.ts'
import type { AppError } from './http/app-error.ts'
import { sentenceIn } from './http/envelope.ts'

const words = adminEn.transfer

/** Tells why a file cannot be imported. */
export const refusalLine = (path: string, error: AppError): string =>
  `${path} cannot be imported. ${sentenceIn(error, copies.en)}.`

/** Of each kind of remark. The report of a large blog stays readable. */
const TEXTS_MAX = 10
const NAMES_MAX = 3
const NAME_LENGTH = 80

export interface ReportAbout {
  readonly kind?: ImportKind
  readonly dryRun?: boolean
  readonly isUndone?: boolean
  /** Lists every text and every name. */
  readonly isComplete?: boolean
}

interface Remark {
  readonly head: string
  readonly file: ImportedFile
  readonly names: readonly string[]
  /** The number of names that the report does not have. */
  readonly more: number
}

const headOf = ({ dryRun, isUndone }: ReportAbout) => {
  if (isUndone) return words.isUndone
  return dryRun ? words.isDry : words.isDone
}

const remarkHead = ({ outcome }: ImportedFile, note?: ImportNote) => {
  const isImported = outcome === 'added' || outcome === 'updated'
  const parts = [isImported ? '' : words.outcomes[outcome], note ? words.notes[note] : '']
  return parts.filter(Boolean).join(': ')
}

/** Every remark about a text is a line of its group. Texts that need attention come first. */
const remarksOf = (files: readonly ImportedFile[]): Remark[] => {
  const remarks = files.flatMap((file) => {
    const isAlone = file.notes.length === 0 && ['kept', 'taken', 'refused'].includes(file.outcome)
    if (isAlone)
      return [{ head: remarkHead(file), file, names: [], more: 0, rank: attentionOf(file) }]
    return notesWithNames(file).map(({ note, names, more }) => ({
      head: remarkHead(file, note),
      file,
      names,
      more,
      rank: attentionOf({ ...file, notes: [note] }),
    }))
  })
  return remarks.sort((a, b) => a.rank - b.rank)
}

/** The key of a post in another program says nothing to its owner. */
const nameOf = ({ path, article_title }: ImportedFile, { kind }: ReportAbout) => {
  if (!article_title || article_title === path) return path
  return kind === 'markdown' ? `${path} “${article_title}”` : `“${article_title}”`
}

const shortened = (name: string) =>
  name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name

const namesLine = ({ names, more }: Remark, { isComplete }: ReportAbout) => {
  if (names.length === 0) return ''
  const shown = isComplete ? names : names.slice(0, NAMES_MAX).map(shortened)
  const rest = names.length - shown.length + more
  return `: ${shown.join(', ')}${rest > 0 ? `, ${words.more(rest)}` : ''}`
}

const remarkLines = (files: readonly ImportedFile[], about: ReportAbout): string[] => {
  const groups = Map.groupBy(remarksOf(files), ({ head }) => head)
  return [...groups].flatMap(([head, remarks]) => {
    const shown = about.isComplete ? remarks : remarks.slice(0, TEXTS_MAX)
    const rest = remarks.length - shown.length
    return [
      `${head} (${remarks.length})`,
      ...shown.map((remark) => `  ${nameOf(remark.file, about)}${namesLine(remark, about)}`),
      ...(rest > 0 ? [`  ${words.more(rest)} (--details)`] : []),
    ]
  })
}

const countLines = (entries: readonly (readonly [string, number])[]) =>
  entries
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}`)

/** The report of an import in words: remarks in groups, then numbers. */
export const reportLines = ({ files, counts, parts }: Progress, about: ReportAbout): string[] => {
  const unlisted = unlistedTexts({ counts, files })
  const head = headOf(about)
  const partLines = countLines(
    IMPORT_PARTS.map((name) => [words.parts[name](parts[name]), parts[name]]),
  )
  const partsHead = about.isUndone ? words.removedParts : words.newParts
  return [
    ...remarkLines(files, about),
    ...(unlisted > 0 ? [words.moreTexts(unlisted)] : []),
    about.kind ? `${words.kinds[about.kind]}. ${head}:` : `${head}:`,
    ...countLines(IMPORT_OUTCOMES.map((name) => [words.outcomes[name], counts[name]])),
    ...(partLines.length > 0 ? [partsHead, ...partLines] : []),
  ]
}
