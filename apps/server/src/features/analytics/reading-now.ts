import { READING_NOW_MINUTES } from '@lanting/contract'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { startInterval } from '../../platform/interval.ts'

const TOPIC = 'reading-now'
const SEND_INTERVAL_MS = 1_000
const MINUTE_MS = 60_000
/** More readers are an attack. */
const READERS_MAX = 20_000

interface Needs {
  readonly bus: Bus
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

interface PageVisit {
  readonly path: string
  readonly at: number
}

type ReaderUpdates = readonly (readonly [visitor: string, path: string, at: number])[]

/** Knows who reads which page now, over all nodes. In memory only; a restart clears it. */
export const createReadingNow = async ({ bus, now, onError }: Needs) => {
  /** In the order of their last read, oldest first. */
  const readers = new Map<string, PageVisit>()
  let unsent = new Map<string, PageVisit>()

  const isCurrent = ({ at }: PageVisit) => at > now() - READING_NOW_MINUTES * MINUTE_MS

  const dropStale = () => {
    for (const [visitor, visit] of readers) {
      if (isCurrent(visit) && readers.size <= READERS_MAX) return
      readers.delete(visitor)
    }
  }

  const receive = (updates: ReaderUpdates) => {
    for (const [visitor, path, at] of updates) {
      // Another node may have sent a later page of this reader already.
      if ((readers.get(visitor)?.at ?? 0) > at) continue
      readers.delete(visitor)
      readers.set(visitor, { path, at })
    }
    dropStale()
  }

  const sendUnsent = async () => {
    const updates: ReaderUpdates = [...unsent].map(([visitor, { path, at }]) => [visitor, path, at])
    unsent = new Map()
    if (updates.length > 0) await bus.publish(TOPIC, updates)
  }

  const unsubscribe = await bus.subscribe(TOPIC, (message) => receive(message as ReaderUpdates))
  const stopSending = startInterval({ intervalMs: SEND_INTERVAL_MS, work: sendUnsent, onError })

  return {
    add: (visitor: string, path: string, at: number) => {
      if (unsent.size < READERS_MAX) unsent.set(visitor, { path, at })
    },

    /** Returns the number of readers of each page, largest first. */
    pages: (): { readonly path: string; readonly readers: number }[] => {
      dropStale()
      const counts = new Map<string, number>()
      for (const visit of readers.values()) {
        if (isCurrent(visit)) counts.set(visit.path, (counts.get(visit.path) ?? 0) + 1)
      }
      return [...counts]
        .map(([path, count]) => ({ path, readers: count }))
        .toSorted((a, b) => b.readers - a.readers || (a.path < b.path ? -1 : 1))
    },

    stop: async () => {
      await stopSending()
      unsubscribe()
    },
  }
}

export type ReadingNow = Awaited<ReturnType<typeof createReadingNow>>
