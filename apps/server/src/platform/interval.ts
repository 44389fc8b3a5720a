interface Options {
  readonly intervalMs: number
  readonly work: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Does the work again and again, never twice at once; sooner when it is hurried. */
export const createInterval = ({ intervalMs, work, onError }: Options) => {
  let underWay = Promise.resolve()
  let isBusy = false
  let isTriggered = false
  let isOver = false

  const begin = () => {
    isBusy = true
    isTriggered = false
    underWay = work()
      .catch(onError)
      .finally(() => {
        isBusy = false
        if (isTriggered && !isOver) begin()
      })
  }
  const timer = setInterval(() => !isBusy && begin(), intervalMs)
  timer.unref()

  return {
    /** There is something to do: now, or once more after what is under way. */
    trigger: (): void => {
      if (isBusy) isTriggered = true
      else if (!isOver) begin()
    },
    /** Waits for what is under way. */
    stop: async (): Promise<void> => {
      isOver = true
      clearInterval(timer)
      await underWay
    },
  }
}

/** Does the work again and again, never twice at once; the returned function waits for what is under way. */
export const startInterval = (options: Options): (() => Promise<void>) =>
  createInterval(options).stop
