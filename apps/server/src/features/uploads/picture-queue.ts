/** The owner of a job: a user id, or the site. */
export type PictureLane = number | 'og-images' | 'paintings' | 'covers' | 'import'

interface PictureQueue {
  /**
   * Waits for a turn. Returns 'turn', 'gone' if the client disconnects first, or 'full' at once.
   */
  enter(lane: PictureLane, signal?: AbortSignal): Promise<'turn' | 'gone' | 'full'>
  /** Gives the turn to the next lane. Returns false if nobody waits. */
  next(): boolean
  /** The number of waiting jobs. */
  readonly length: number
}

const isUser = (lane: PictureLane) => typeof lane === 'number'

interface Limits {
  /** From this number of waiting jobs on, only users who have none waiting may enter. */
  readonly maxUserJobs: number
  /** The maximum number of waiting jobs of users. */
  readonly maxTotal: number
}

/**
 * Lanes take turns; a lane is first in, first out. A user who sends many pictures waits for their
 * own. The jobs of users are bounded, so that a few users cannot lock the others out. The site's
 * own jobs always enter, because their callers bound them.
 */
export const createPictureQueue = ({ maxUserJobs, maxTotal }: Limits): PictureQueue => {
  const lanes = new Map<PictureLane, (() => void)[]>()
  let length = 0
  let userJobs = 0

  const count = (lane: PictureLane, change: 1 | -1) => {
    length += change
    if (isUser(lane)) userJobs += change
  }

  const removeJob = (lane: PictureLane, start: () => void) => {
    const left = lanes.get(lane)?.filter((waiting) => waiting !== start) ?? []
    if (left.length > 0) lanes.set(lane, left)
    else lanes.delete(lane)
    count(lane, -1)
  }

  const isFullFor = (lane: PictureLane) =>
    isUser(lane) && userJobs >= (lanes.has(lane) ? maxUserJobs : maxTotal)

  return {
    get length() {
      return length
    },

    enter: async (lane, signal) => {
      if (signal?.aborted) return 'gone'
      if (isFullFor(lane)) return 'full'
      const { promise, resolve } = Promise.withResolvers<'turn' | 'gone'>()
      const start = () => {
        signal?.removeEventListener('abort', onAbort)
        resolve('turn')
      }
      const onAbort = () => {
        removeJob(lane, start)
        resolve('gone')
      }
      lanes.set(lane, [...(lanes.get(lane) ?? []), start])
      count(lane, 1)
      signal?.addEventListener('abort', onAbort, { once: true })
      return promise
    },

    next: () => {
      const [first] = lanes
      if (!first) return false
      const [lane, [start, ...rest]] = first
      // Moves the lane to the end, so that every other lane has a turn first.
      lanes.delete(lane)
      if (rest.length > 0) lanes.set(lane, rest)
      count(lane, -1)
      start?.()
      return true
    },
  }
}
