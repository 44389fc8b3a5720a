interface Options {
  readonly delayMs: number
  readonly after: (delayMs: number, work: () => void) => () => void
  readonly work: () => Promise<void>
}

/** Work that is asked for often: one run answers for all that ask meanwhile, and runs keep a distance. */
export const throttle = ({ delayMs, after, work }: Options) => {
  let isBusy = false
  let isAskedAgain = false

  const run = async () => {
    isAskedAgain = false
    await work()
    after(delayMs, () => {
      isBusy = false
      if (isAskedAgain) ask()
    })
  }

  const ask = () => {
    isAskedAgain = true
    if (isBusy) return
    isBusy = true
    void run()
  }

  return ask
}
