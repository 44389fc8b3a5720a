/** Runs a number of tasks at once; the others wait in a queue of limited length. */
interface WorkQueue {
  /**
   * Returns the result of the work; undefined when the queue is full. Urgent work runs next, and
   * has a queue of the same length for itself.
   */
  run<T>(work: () => Promise<T>, options?: { readonly isUrgent?: boolean }): Promise<T | undefined>
}

interface Options {
  readonly atOnce: number
  readonly waiting: number
}

export const createWorkQueue = ({ atOnce, waiting }: Options): WorkQueue => {
  const line: (() => void)[] = []
  const urgent: (() => void)[] = []
  let running = 0

  const turn = (isUrgent: boolean) => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve(true)
    }
    const places = isUrgent ? urgent : line
    if (places.length >= waiting) return Promise.resolve(false)
    return new Promise<boolean>((resolve) => places.push(() => resolve(true)))
  }

  /** The next task takes over the place, so that no other comes in between. */
  const leave = () => {
    const next = urgent.shift() ?? line.shift()
    if (next) next()
    else running -= 1
  }

  return {
    run: async (work, { isUrgent = false } = {}) => {
      if (!(await turn(isUrgent))) return undefined
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
