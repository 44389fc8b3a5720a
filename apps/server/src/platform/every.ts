interface Options {
  readonly intervalMs: number
  readonly work: () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Does the work again and again, never twice at once; the returned function waits for what is under way. */
export const every = ({ intervalMs, work, onError }: Options): (() => Promise<void>) => {
  let underWay = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    underWay = work()
      .catch(onError)
      .finally(() => {
        isBusy = false
      })
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
