import { REPLAY_MAX } from './limits.ts'
import type { Batch, ChatLog, LogEvent } from './ports.ts'

interface Options {
  readonly log: Pick<ChatLog, 'after' | 'last'>
  /** Hears of every stored change once, in the order of their numbers. */
  readonly deliver: (events: readonly LogEvent[]) => void
  readonly onError: (error: unknown) => void
}

/**
 * [CHAT-5] Follows the log. What a node tells is taken when it follows on what was delivered last;
 * after any gap the log itself is read, so a lost, doubled or late word changes nothing.
 */
export const follower = ({ log, deliver, onError }: Options) => {
  let last = 0
  let reading: Promise<void> | undefined
  let askedMeanwhile = false

  const pass = (events: readonly LogEvent[]) => {
    const fresh = events.filter(({ event }) => event > last)
    const newest = fresh.at(-1)
    if (!newest) return
    last = newest.event
    deliver(fresh)
  }

  const readOn = async () => {
    do {
      askedMeanwhile = false
      const events = await log.after(last, REPLAY_MAX)
      pass(events)
      if (events.length === REPLAY_MAX) askedMeanwhile = true
    } while (askedMeanwhile)
  }

  const catchUp = (): Promise<void> => {
    askedMeanwhile = true
    reading ??= readOn()
      .catch(onError)
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return {
    begin: async () => {
      last = await log.last()
    },
    last: () => last,
    catchUp,
    /** Resolves when nothing is being read. */
    settled: async () => reading,
    take: ({ previous, events }: Batch) => {
      if ((events.at(-1)?.event ?? 0) <= last) return
      if (previous === last) pass(events)
      else void catchUp()
    },
  }
}
