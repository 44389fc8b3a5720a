interface Options {
  readonly delayMs: number
  readonly after: (delayMs: number, work: () => void) => () => void
  readonly work: () => Promise<void>
}

/** Runs `work` at most once per `delayMs`. One run serves all requests that arrive meanwhile. */
export const throttle = ({ delayMs, after, work }: Options) => {
  let isBusy = false
  let isRequested = false

  const run = async () => {
    isRequested = false
    await work()
    after(delayMs, () => {
      isBusy = false
      if (isRequested) request()
    })
  }

  const request = () => {
    isRequested = true
    if (isBusy) return
    isBusy = true
    void run()
  }

  return request
}
