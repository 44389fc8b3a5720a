import { type OnProgress, printProgress } from './features/backup/progress.ts'
import { systemClock } from './platform/clock.ts'

export const print = (line: string) => process.stdout.write(`${line}\n`)

/** Shows the progress of some work on this terminal. */
export const withProgress = async <T>(
  label: string,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> => {
  const { onProgress, end } = printProgress(label, process.stdout, systemClock)
  try {
    return await work(onProgress)
  } finally {
    end()
  }
}
