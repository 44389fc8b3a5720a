interface Options {
  readonly intervalMs: number
  readonly work: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Runs the work at every interval, never twice at once; `trigger` runs it earlier. */
export const createInterval = ({ intervalMs, work, onError }: Options) => {
  let running = Promise.resolve()
  let isRunning = false
  let isTriggered = false
  let isStopped = false

  const begin = () => {
    isRunning = true
    isTriggered = false
    running = work()
      .catch(onError)
      .finally(() => {
        isRunning = false
        if (isTriggered && !isStopped) begin()
      })
  }
  const timer = setInterval(() => !isRunning && begin(), intervalMs)
  timer.unref()

  return {
    /** Runs the work now, or once more after the running work. */
    trigger: (): void => {
      if (isRunning) isTriggered = true
      else if (!isStopped) begin()
    },
    /** Waits for running work. */
    stop: async (): Promise<void> => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Runs the work at every interval, never twice at once; the returned function stops it. */
export const startInterval = (options: Options): (() => Promise<void>) =>
  createInterval(options).stop
