import type { FileCache } from '../platform/file-cache.ts'
import { AppError } from './app-error.ts'

const RETRY_AFTER_MS = 5_000

interface Needs {
  readonly cache: FileCache
  /** The files that may wait for one asker. Further requests get 429 and try again later. */
  readonly waitingMax: number
  /** The files that may wait for all askers. Further requests get 503. */
  readonly waitingInAll?: number
}

/** Makes a file; undefined if that is not possible. */
type Make = () => Promise<Uint8Array | undefined>

interface Asked {
  /** Askers take turns. */
  readonly asker?: string
  /** Made when nothing else waits. */
  readonly isLast?: boolean
}

type Start = () => void

/** The files that wait: askers take turns, and each is first in, first out. */
const createTurns = () => {
  const askers = new Map<string, Start[]>()
  return {
    add: (asker: string, start: Start): void => {
      askers.set(asker, [...(askers.get(asker) ?? []), start])
    },
    next: (): Start | undefined => {
      const [first] = askers
      if (!first) return undefined
      const [asker, [start, ...rest]] = first
      // Moves the asker to the end, so that every other one has a turn first.
      askers.delete(asker)
      if (rest.length > 0) askers.set(asker, rest)
      return start
    },
  }
}

/** Makes files one at a time, each once for simultaneous requests, and caches them. */
export const createFileMaker = ({ cache, waitingMax, waitingInAll = waitingMax }: Needs) => {
  const inFlight = new Map<string, Promise<Uint8Array | undefined>>()
  const asked = new Map<string, number>()
  const [first, last] = [createTurns(), createTurns()]
  let isBusy = false

  const count = (asker: string, change: 1 | -1) => {
    const left = (asked.get(asker) ?? 0) + change
    if (left > 0) asked.set(asker, left)
    else asked.delete(asker)
  }

  const startNext = () => {
    const start = first.next() ?? last.next()
    isBusy = start !== undefined
    start?.()
  }

  const makeInTurn = async (name: string, make: Make, { asker = '', isLast = false }: Asked) => {
    count(asker, 1)
    try {
      await new Promise<void>((resolve) => {
        ;(isLast ? last : first).add(asker, resolve)
        if (!isBusy) startNext()
      })
      const bytes = await make()
      if (bytes) await cache.write(name, bytes)
      return bytes
    } finally {
      count(asker, -1)
      inFlight.delete(name)
      startNext()
    }
  }

  const makeOnce = (name: string, make: Make, order: Asked) => {
    const pending = inFlight.get(name)
    if (pending) return pending
    const retryAfterMs = RETRY_AFTER_MS
    if ((asked.get(order.asker ?? '') ?? 0) >= waitingMax) {
      throw new AppError('tooManyRequests', { retryAfterMs })
    }
    if (inFlight.size >= waitingInAll) throw new AppError('tooBusy', { retryAfterMs })
    const made = makeInTurn(name, make, order)
    inFlight.set(name, made)
    return made
  }

  return async (name: string, make: Make, order: Asked = {}): Promise<Uint8Array | undefined> =>
    (await cache.read(name)) ?? makeOnce(name, make, order)
}
