/** The progress of a long operation. */
export interface ArchiveProgress {
  readonly doneBytes: number
  readonly totalBytes: number
}

export type OnProgress = (progress: ArchiveProgress) => void

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1024
const BAR_LENGTH = 24
const MINUTE_S = 60

/** Returns a size for a person, such as `1.4 GB`. */
export const sizeText = (bytes: number): string => {
  const unit = Math.min(
    UNITS.length - 1,
    Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP))),
  )
  return `${(bytes / STEP ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`
}

const timeText = (seconds: number) =>
  seconds < MINUTE_S
    ? `${Math.ceil(seconds)} s`
    : `${Math.floor(seconds / MINUTE_S)} min ${Math.ceil(seconds % MINUTE_S)} s`

const shareOf = ({ doneBytes, totalBytes }: ArchiveProgress) =>
  totalBytes === 0 ? 1 : Math.min(1, doneBytes / totalBytes)

/** Returns the share, the rate and the time left. */
export const progressText = (progress: ArchiveProgress, elapsedMs: number): string => {
  const { doneBytes, totalBytes } = progress
  const share = `${Math.floor(shareOf(progress) * 100)}`.padStart(3)
  const rate = doneBytes / Math.max(1, elapsedMs / 1_000)
  const left = rate > 0 ? `, ${timeText((totalBytes - doneBytes) / rate)} left` : ''
  return `${share} %  ${sizeText(doneBytes)} of ${sizeText(totalBytes)}, ${sizeText(rate)}/s${left}`
}

const progressBar = (progress: ArchiveProgress): string => {
  const full = Math.round(shareOf(progress) * BAR_LENGTH)
  return '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full)
}

interface Terminal {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const REDRAW_MS = 100
const LINES = 10
const CLEAR_LINE = '\r\u001b[K'

/** Draws a bar on a terminal, and writes at most ten lines into a pipe. */
export const printProgress = (
  label: string,
  terminal: Terminal,
  now: () => number,
): { onProgress: OnProgress; end(): void } => {
  const startedAt = now()
  let drawnAt = Number.NEGATIVE_INFINITY
  let printed = 0
  const draw = (progress: ArchiveProgress, at: number) => {
    if (at - drawnAt < REDRAW_MS) return
    drawnAt = at
    const text = progressText(progress, at - startedAt)
    terminal.write(`${CLEAR_LINE}${label}  ${progressBar(progress)} ${text}`)
  }
  const print = (progress: ArchiveProgress, at: number) => {
    const line = Math.floor(shareOf(progress) * LINES)
    if (line <= printed) return
    printed = line
    terminal.write(`${label} ${progressText(progress, at - startedAt)}\n`)
  }
  return {
    onProgress: (progress) => (terminal.isTTY ? draw : print)(progress, now()),
    end: () => terminal.isTTY && terminal.write(CLEAR_LINE),
  }
}
