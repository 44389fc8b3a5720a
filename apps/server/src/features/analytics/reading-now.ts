import { READING_NOW_MINUTES } from '@lanting/contract'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { startInterval } from '../../platform/interval.ts'

const TOPIC = 'reading-now'
const TOLD_EVERY_MS = 1_000
const MINUTE_MS = 60_000
/** More readers are an attack. */
const READERS_MAX = 20_000

interface Needs {
  readonly bus: Bus
  readonly now: Clock
  readonly onError: (error: unknown) => void
}

interface Place {
  readonly path: string
  readonly at: number
}

type Told = readonly (readonly [visitor: string, path: string, at: number])[]

/** Knows who reads which page now, over all nodes. In memory only; a restart clears it. */
export const readingNow = async ({ bus, now, onError }: Needs) => {
  /** In the order of their last read, oldest first. */
  const readers = new Map<string, Place>()
  let untold = new Map<string, Place>()

  const isNow = ({ at }: Place) => at > now() - READING_NOW_MINUTES * MINUTE_MS

  const forgetOld = () => {
    for (const [visitor, place] of readers) {
      if (isNow(place) && readers.size <= READERS_MAX) return
      readers.delete(visitor)
    }
  }

  const hear = (told: Told) => {
    for (const [visitor, path, at] of told) {
      // Another node may have sent a later page of this reader already.
      if ((readers.get(visitor)?.at ?? 0) > at) continue
      readers.delete(visitor)
      readers.set(visitor, { path, at })
    }
    forgetOld()
  }

  const tell = async () => {
    const told: Told = [...untold].map(([visitor, { path, at }]) => [visitor, path, at])
    untold = new Map()
    if (told.length > 0) await bus.publish(TOPIC, told)
  }

  const unsubscribe = await bus.subscribe(TOPIC, (message) => hear(message as Told))
  const stopTelling = startInterval({ intervalMs: TOLD_EVERY_MS, work: tell, onError })

  return {
    seen: (visitor: string, path: string, at: number) => {
      if (untold.size < READERS_MAX) untold.set(visitor, { path, at })
    },

    /** Returns the number of readers of each page, largest first. */
    pages: (): { readonly path: string; readonly readers: number }[] => {
      forgetOld()
      const counts = new Map<string, number>()
      for (const place of readers.values()) {
        if (isNow(place)) counts.set(place.path, (counts.get(place.path) ?? 0) + 1)
      }
      return [...counts]
        .map(([path, count]) => ({ path, readers: count }))
        .toSorted((a, b) => b.readers - a.readers || (a.path < b.path ? -1 : 1))
    },

    stop: async () => {
      await stopTelling()
      unsubscribe()
    },
  }
}

export type ReadingNow = Awaited<ReturnType<typeof readingNow>>
