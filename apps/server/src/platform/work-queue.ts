/** Runs so many at once; the others wait in line, and the line has an end. */
export interface WorkQueue {
  /**
   * Gives what the work gives, or undefined when the line is full. Urgent work is next, and has as
   * much room again as the line.
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

  /** The next in line takes the place over, so nobody comes in between. */
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
