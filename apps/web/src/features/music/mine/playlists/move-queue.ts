interface Move {
  readonly id: number
  readonly song: number
  readonly to: number
}

interface Needs {
  /** Resolves to whether the move is saved. */
  readonly send: (move: Move) => Promise<boolean>
  readonly onFailed: (id: number) => Promise<void>
  /** The time between two calls. */
  readonly pause: () => Promise<void>
}

const isOfSameSong = (one: Move, other: Move) => one.id === other.id && one.song === other.song

/**
 * Saves moves one after another, so that none overtakes another. Of several moves of one song only
 * the last waits: a held key moves a song many times.
 */
export const createMoveQueue = ({ send, onFailed, pause }: Needs) => {
  let waiting: readonly Move[] = []
  let running: Promise<void> | undefined

  const take = () => {
    const [next, ...others] = waiting
    waiting = others
    return next
  }

  /** The places of later moves mean nothing after a failure. */
  const save = async (move: Move) => {
    if (await send(move)) return
    waiting = []
    await onFailed(move.id)
  }

  const run = async () => {
    for (let move = take(); move; move = take()) {
      await save(move)
      await pause()
    }
    running = undefined
  }

  return {
    add: (move: Move): void => {
      const last = waiting.at(-1)
      const earlier = last && isOfSameSong(last, move) ? waiting.slice(0, -1) : waiting
      waiting = [...earlier, move]
      running ??= run()
    },
    /** Resolves when nothing waits any longer. */
    settled: async (): Promise<void> => running,
    /** Sends at once what waits, because the page is left or the list changes otherwise. */
    flush: async (): Promise<void> => {
      const moves = waiting
      waiting = []
      await Promise.all(moves.map(save))
    },
  }
}
