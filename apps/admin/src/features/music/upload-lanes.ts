import { isFolderCover, kindOf } from './song-uploads.ts'

export interface Sent {
  readonly id: number
  readonly file: File
  /** The folder of the library; empty: none. */
  readonly folder: string
  readonly status: 'waiting' | 'sending' | 'done' | 'failed'
  readonly percent: number
  /** The reason of a failed upload. */
  readonly reason?: string
}

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

/** Songs first, then what belongs to them. A song's own cover comes after that of its folder. */
export const inTurns = (batch: readonly Sent[]) => {
  const turnOf = ({ file: { name } }: Sent) => {
    const kind = kindOf(name)
    if (kind !== 'cover') return kind === 'lyric' ? 1 : 0
    return isFolderCover(name) ? 2 : 3
  }
  return [0, 1, 2, 3].map((turn) => batch.filter((one) => turnOf(one) === turn))
}
