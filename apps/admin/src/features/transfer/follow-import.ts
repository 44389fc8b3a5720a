import type { ImportReport } from '@lanting/contract'

const ASK_EVERY_MS = 500
const RETRIED_EVERY_MS = 3_000
/** One lost answer is no news. */
const LOST_MAX = 3

interface Following {
  readonly ask: () => Promise<ImportReport>
  /** Whether the import may still run, though the server gave no answer. */
  readonly isPassing: (failure: unknown) => boolean
  readonly wait: (ms: number) => Promise<void>
  readonly onReport: (report: ImportReport) => void
  /** Called when the server stops or starts to answer. */
  readonly onReachable: (isReachable: boolean) => void
}

/** Asks for the report of an import until it ends, also while the server does not answer. */
export const followImport = async ({
  ask,
  isPassing,
  wait,
  onReport,
  onReachable,
}: Following): Promise<void> => {
  let lost = 0
  for (;;) {
    const report = await ask().catch((failure) => {
      if (!isPassing(failure)) throw failure
      return undefined
    })
    lost = report ? 0 : lost + 1
    onReachable(lost < LOST_MAX)
    if (report) onReport(report)
    if (report && report.state !== 'running') return
    await wait(report ? ASK_EVERY_MS : RETRIED_EVERY_MS)
  }
}
