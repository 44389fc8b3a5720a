import type { FileCache } from '../platform/file-cache.ts'
import { AppError } from './app-error.ts'

const RETRY_AFTER_MS = 5_000

interface Needs {
  readonly cache: FileCache
  /** The number of files that may wait. Further requests get 503 and try again later. */
  readonly waitingMax: number
}

/** Makes a file; undefined if that is not possible. */
type Make = () => Promise<Uint8Array | undefined>

/** Makes files one at a time, each once for simultaneous requests, and caches them. */
export const createFileMaker = ({ cache, waitingMax }: Needs) => {
  const inFlight = new Map<string, Promise<Uint8Array | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  const makeOnce = (name: string, make: Make) => {
    const pending = inFlight.get(name)
    if (pending) return pending
    if (inFlight.size >= waitingMax) {
      throw new AppError('tooManyRequests', { retryAfterMs: RETRY_AFTER_MS })
    }
    const made = last
      .then(async () => {
        const bytes = await make()
        if (bytes) await cache.write(name, bytes)
        return bytes
      })
      .finally(() => inFlight.delete(name))
    inFlight.set(name, made)
    // A failure reaches its own requests and does not stop the files that wait.
    last = made.catch(() => undefined)
    return made
  }

  return async (name: string, make: Make): Promise<Uint8Array | undefined> =>
    (await cache.read(name)) ?? makeOnce(name, make)
}
