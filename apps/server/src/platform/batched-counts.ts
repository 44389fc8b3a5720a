/** Counters written at most once an interval: they change far more often than anybody reads them. */
interface BatchedCounts<K> {
  add(subject: K, amount?: number): void
  /** Writes the collected counts; called at the end of the interval and when the program closes. */
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
  let pending = new Map<K, number>()
  let timer: NodeJS.Timeout | undefined

  const add = (subject: K, amount: number) => {
    pending.set(subject, (pending.get(subject) ?? 0) + amount)
  }

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const amounts = pending
    pending = new Map()
    if (amounts.size === 0) return
    try {
      await write(amounts)
    } catch (error) {
      // The counts are added to the next write.
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
