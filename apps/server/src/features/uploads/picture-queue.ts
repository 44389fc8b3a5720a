/** Whose work it is: a user's, by id, or the site's own. */
export type PictureLane = number | 'cards' | 'covers' | 'import'

export interface PictureQueue {
  /** Waits for its turn: 'turn', or 'gone' when the client went away first, or 'full' at once. */
  enter(lane: PictureLane, signal?: AbortSignal): Promise<'turn' | 'gone' | 'full'>
  /** Gives the turn to the next lane; false when nobody waits. */
  next(): boolean
  /** How many jobs wait. */
  readonly length: number
}

const isUser = (lane: PictureLane) => typeof lane === 'number'

interface Limits {
  /** From so many waiting jobs of users on, only users who have none waiting may enter. */
  readonly maxUserJobs: number
  /** Never more jobs of users than this wait. */
  readonly maxInAll: number
}

/**
 * Lanes take turns, and within a lane the first comes first: a user who sends many pictures waits
 * for their own. Users' jobs are bounded in number, so that a few users cannot lock the others out.
 * The site's own jobs always enter, because their callers bound them.
 */
export const pictureQueue = ({ maxUserJobs, maxInAll }: Limits): PictureQueue => {
  const lanes = new Map<PictureLane, (() => void)[]>()
  let length = 0
  let userJobs = 0

  const count = (lane: PictureLane, change: 1 | -1) => {
    length += change
    if (isUser(lane)) userJobs += change
  }

  const leave = (lane: PictureLane, start: () => void) => {
    const left = lanes.get(lane)?.filter((waiting) => waiting !== start) ?? []
    if (left.length > 0) lanes.set(lane, left)
    else lanes.delete(lane)
    count(lane, -1)
  }

  const isFullFor = (lane: PictureLane) =>
    isUser(lane) && userJobs >= (lanes.has(lane) ? maxUserJobs : maxInAll)

  return {
    get length() {
      return length
    },

    enter: async (lane, signal) => {
      if (signal?.aborted) return 'gone'
      if (isFullFor(lane)) return 'full'
      const { promise, resolve } = Promise.withResolvers<'turn' | 'gone'>()
      const start = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve('turn')
      }
      const giveUp = () => {
        leave(lane, start)
        resolve('gone')
      }
      lanes.set(lane, [...(lanes.get(lane) ?? []), start])
      count(lane, 1)
      signal?.addEventListener('abort', giveUp, { once: true })
      return promise
    },

    next: () => {
      const [first] = lanes
      if (!first) return false
      const [lane, [start, ...rest]] = first
      // Behind the others, so that each of them comes before its next job.
      lanes.delete(lane)
      if (rest.length > 0) lanes.set(lane, rest)
      count(lane, -1)
      start?.()
      return true
    },
  }
}
