import { REPLAY_MAX } from './limits.ts'
import type { Batch, ChatLog, LogEvent } from './ports.ts'

interface Options {
  readonly log: Pick<ChatLog, 'after' | 'last'>
  /** Called once for every stored change, in order. */
  readonly deliver: (events: readonly LogEvent[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * [CHAT-5] Follows the log. A batch of another node is used if it directly follows the last
 * delivered change. Otherwise the log is read. So lost, duplicate and late batches do no harm.
 */
export const createLogFollower = ({ log, deliver, onError }: Options) => {
  let last = 0
  let reading: Promise<void> | undefined
  let hasMoreToRead = false

  const pass = (events: readonly LogEvent[]) => {
    const fresh = events.filter(({ event }) => event > last)
    const newest = fresh.at(-1)
    if (!newest) return
    last = newest.event
    deliver(fresh)
  }

  const readRest = async () => {
    do {
      hasMoreToRead = false
      const events = await log.after(last, REPLAY_MAX)
      pass(events)
      if (events.length === REPLAY_MAX) hasMoreToRead = true
    } while (hasMoreToRead)
  }

  const catchUp = (): Promise<void> => {
    hasMoreToRead = true
    reading ??= readRest()
      .catch(onError)
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return {
    start: async () => {
      last = await log.last()
    },
    last: () => last,
    catchUp,
    /** Resolves when no read is running. */
    settled: async () => reading,
    take: ({ previous, events }: Batch) => {
      if ((events.at(-1)?.event ?? 0) <= last) return
      if (previous === last) pass(events)
      else void catchUp()
    },
  }
}
