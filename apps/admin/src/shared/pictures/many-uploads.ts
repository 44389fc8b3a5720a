import { UPLOAD } from '@lanting/contract'

export interface Sent {
  readonly id: number
  readonly file: File
  readonly status: 'waiting' | 'sending' | 'done' | 'failed'
  readonly percent: number
  readonly url?: string
  /** The reason of a failed upload. */
  readonly reason?: string
}

/** Below the server's limit of parallel uploads, because another tab may upload too. */
export const AT_ONCE = Math.floor(UPLOAD.atOnce / 2)

export const changedIn = (
  all: readonly Sent[],
  id: number,
  change: Partial<Sent>,
): readonly Sent[] => all.map((one) => (one.id === id ? { ...one, ...change } : one))

/** Runs the work for all items in their order, several at a time. */
export const inLanes = async <T>(
  things: readonly T[],
  lanes: number,
  work: (thing: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...things]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Returns the URLs of the successful uploads in the selected order. */
export const arrived = (all: readonly Sent[]): string[] =>
  all.flatMap(({ status, url }) => (status === 'done' && url ? [url] : []))

export const progressOf = (all: readonly Sent[]): number =>
  all.length === 0 ? 0 : all.reduce((sum, { percent }) => sum + percent, 0) / all.length
