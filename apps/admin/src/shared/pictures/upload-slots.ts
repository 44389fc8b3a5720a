import { CallError } from '@lanting/browser'
import { UPLOAD } from '@lanting/contract'

type Wait = (ms: number) => Promise<void>

/** Below the server's limit of parallel uploads, because another tab may upload too. */
export const AT_ONCE = Math.floor(UPLOAD.atOnce / 2)
const PAUSE_MS = 5_000
/** The server is busy, or it restarts behind its proxy. */
const PASSING_STATUSES = [429, 502, 503, 504]
const LOST_CONNECTION: readonly unknown[] = ['network', 'timeout']

const willPass = (error: unknown) =>
  error instanceof CallError &&
  (PASSING_STATUSES.includes(error.status) || LOST_CONNECTION.includes(error.code))

/** Repeats the work as long as the server is busy or cannot be reached. */
export const untilAllowed = async <T>(
  work: () => Promise<T>,
  wait: Wait,
  onPause: () => void = () => undefined,
): Promise<T> => {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!willPass(error)) throw error
      onPause()
      await wait(PAUSE_MS)
    }
  }
}

/**
 * Returns a function that runs uploads, a few at a time and in the order of its calls. An upload
 * that the server cannot take now keeps its place and goes on after a pause.
 */
export const createUploadSlots = (wait: Wait) => {
  const waiting: (() => void)[] = []
  let free = AT_ONCE

  const enter = (): Promise<void> | undefined => {
    if (free > 0) {
      free -= 1
      return undefined
    }
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <T>(work: () => Promise<T>, onPause?: () => void): Promise<T> => {
    const turn = enter()
    if (turn) await turn
    try {
      return await untilAllowed(work, wait, onPause)
    } finally {
      leave()
    }
  }
}

export type UploadSlots = ReturnType<typeof createUploadSlots>

export const sleep: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** All uploads of many files in this window share these. */
export const uploadSlots = createUploadSlots(sleep)
