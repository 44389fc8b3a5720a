interface Move {
  readonly id: number
  readonly song: number
  /** The song in front of it; 0: none. */
  readonly behind: number
}

type Moves = readonly [Move, ...Move[]]

interface Needs {
  /** Takes moves in one playlist. Resolves to whether they are saved. */
  readonly send: (moves: Moves) => Promise<boolean>
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
  let saving: Promise<void> | undefined

  const take = (count = waiting.length) => {
    const taken = waiting.slice(0, count)
    waiting = waiting.slice(count)
    return taken
  }

  /** The places of later moves mean nothing after a failure. */
  const saveList = async (moves: Moves) => {
    if (await send(moves)) return
    waiting = []
    await onFailed(moves[0].id)
  }

  const save = (moves: readonly Move[]) => {
    const lists = [...Map.groupBy(moves, ({ id }) => id).values()].flatMap(
      ([first, ...others]): Moves[] => (first ? [[first, ...others]] : []),
    )
    const mine = Promise.all(lists.map(saveList)).then(() => {
      if (saving === mine) saving = undefined
    })
    saving = mine
    return mine
  }

  const run = async () => {
    while (waiting.length > 0) {
      await save(take(1))
      await pause()
      await saving
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
    /** Saves what waits without a pause, because the list changes otherwise. */
    finish: async (): Promise<void> => {
      await saving
      if (waiting.length > 0) await save(take())
    },
    /** Sends what waits, because the page is left, which does not wait for an answer. */
    sendNow: (): void => {
      if (waiting.length > 0) void save(take())
    },
  }
}
