/** Returns a function that runs one work at a time: a call while it runs gets the running one. */
export const createSingleFlight = <T>() => {
  let running: Promise<T> | undefined
  return (work: () => Promise<T>): Promise<T> => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
