import type { Progress } from './features/transfer/transfer.store.ts'
import { type ReportAbout, reportLines } from './import-report-lines.ts'
import type { Clock } from './platform/clock.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

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

/** Prints the report of an import, in words. */
export const printImport = (progress: Progress, about: ReportAbout): void => {
  for (const line of reportLines(progress, about)) print(line)
}
