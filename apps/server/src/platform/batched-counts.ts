/** Counters that are written at most once an interval, because they move far more often than they are read. */
export interface BatchedCounts<K> {
  add(subject: K, amount?: number): void
  /** Writes what has been gathered: at the end of the interval, and at the end of the program. */
  flush(): Promise<void>
}

interface Options<K> {
  readonly write: (amounts: ReadonlyMap<K, number>) => Promise<void>
  readonly intervalMs: number
  readonly onError: (error: unknown) => void
}

export const createBatchedCounts = <K>({
  write,
  intervalMs,
  onError,
}: Options<K>): BatchedCounts<K> => {
  let gathered = new Map<K, number>()
  let timer: NodeJS.Timeout | undefined

  const add = (subject: K, amount: number) => {
    gathered.set(subject, (gathered.get(subject) ?? 0) + amount)
  }

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const amounts = gathered
    gathered = new Map()
    if (amounts.size === 0) return
    try {
      await write(amounts)
    } catch (error) {
      // Not lost: they go with the next ones.
      for (const [subject, amount] of amounts) add(subject, amount)
      onError(error)
    }
  }

  return {
    add: (subject, amount = 1) => {
      add(subject, amount)
      timer ??= setTimeout(flush, intervalMs)
    },
    flush,
  }
}
