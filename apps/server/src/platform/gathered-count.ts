/** A counter that is written at most once an interval, because it moves far more often than it is read. */
export interface GatheredCount {
  add(): void
  /** Writes what has been gathered: at the end of the interval, and at the end of the program. */
  flush(): Promise<void>
}

interface Options {
  readonly write: (count: number) => Promise<void>
  readonly intervalMs: number
  readonly onError: (error: unknown) => void
}

export const gatheredCount = ({ write, intervalMs, onError }: Options): GatheredCount => {
  let gathered = 0
  let timer: NodeJS.Timeout | undefined

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const count = gathered
    gathered = 0
    if (count === 0) return
    try {
      await write(count)
    } catch (error) {
      // Not lost: it goes with the next ones.
      gathered += count
      onError(error)
    }
  }

  return {
    add: () => {
      gathered += 1
      timer ??= setTimeout(flush, intervalMs)
    },
    flush,
  }
}
