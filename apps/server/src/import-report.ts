import { IMPORT_OUTCOMES, IMPORT_PARTS, type ImportKind, notesWithNames } from '@lanting/contract'
import { adminEn } from '@lanting/copy/admin/en'
import type { Progress } from './features/transfer/transfer.store.ts'
import type { Clock } from './platform/clock.ts'

const words = adminEn.transfer

const print = (line: string) => process.stdout.write(`${line}\n`)

const SHOWN_MAX = 200
const PRINTED_EVERY_MS = 2_000

/** Prints the progress now and then: in place on a terminal, in lines elsewhere. */
export const printImportProgress = (now: Clock) => {
  const { isTTY } = process.stdout
  let printedAt = now()
  return {
    onProgress: async (read: () => Progress) => {
      if (now() - printedAt < (isTTY ? PRINTED_EVERY_MS / 10 : PRINTED_EVERY_MS)) return
      printedAt = now()
      const { done, total } = read()
      process.stdout.write(isTTY ? `\r  ${done} / ${total} ` : `  ${done} / ${total}\n`)
    },
    finish: () => {
      if (isTTY) process.stdout.write('\r\x1b[K')
    },
  }
}

interface About {
  readonly kind?: ImportKind
  readonly dryRun?: boolean
  readonly isUndone?: boolean
}

const headOf = ({ dryRun, isUndone }: About) => {
  if (isUndone) return words.isUndone
  return dryRun ? words.isDry : words.isDone
}

const printCounts = (entries: readonly (readonly [string, number])[]) => {
  for (const [name, count] of entries.filter(([, number]) => number > 0)) {
    print(`  ${String(count).padStart(6)}  ${name}`)
  }
}

/** Prints the report of an import, in words. */
export const printImport = ({ files, counts, parts }: Progress, about: About): void => {
  const noted = files.filter((file) => file.notes.length > 0 || file.outcome === 'kept')
  for (const { path, article_title, outcome, notes, details } of noted.slice(0, SHOWN_MAX)) {
    const name = article_title && article_title !== path ? `${path} “${article_title}”` : path
    const remarks = notesWithNames({ notes, details })
      .map(({ note, names }) => words.noteAbout(words.notes[note], names))
      .join('; ')
    print(`  ${name} - ${words.outcomes[outcome]}${remarks ? ` (${remarks})` : ''}`)
  }
  if (noted.length > SHOWN_MAX) print(`  … ${noted.length - SHOWN_MAX} more`)
  print(about.kind ? `${words.kinds[about.kind]}. ${headOf(about)}:` : `${headOf(about)}:`)
  printCounts(IMPORT_OUTCOMES.map((name) => [words.outcomes[name], counts[name]]))
  if (Object.values(parts).some((count) => count > 0)) {
    print(about.isUndone ? words.removedParts : words.newParts)
    printCounts(IMPORT_PARTS.map((name) => [words.parts[name], parts[name]]))
  }
}
