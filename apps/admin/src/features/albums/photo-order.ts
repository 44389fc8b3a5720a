interface Row {
  readonly id: number
}

/** Returns the rows in the order of the ids. Rows without an id in it follow. */
export const inOrder = <R extends Row>(rows: readonly R[], ids: readonly number[]): R[] => {
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ id }: R) => places.get(id) ?? ids.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Returns a function that sends orders one after another; of those that wait only the newest. Its
 * promise ends when nothing waits any more.
 */
export const createOrderQueue = <Order>(send: (order: Order) => Promise<unknown>) => {
  let waiting: { readonly order: Order } | undefined
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      for (let next = waiting; next; next = waiting) {
        waiting = undefined
        await send(next.order)
      }
    } finally {
      waiting = undefined
      running = undefined
    }
  }
  return (order: Order): Promise<void> => {
    waiting = { order }
    running ??= run()
    return running
  }
}

const ATTEMPTS = 3

interface Album {
  readonly send: (ids: number[]) => Promise<unknown>
  readonly read: () => Promise<readonly Row[]>
  /** Whether the order was refused because photos have come or gone. */
  readonly isIncomplete: (error: unknown) => boolean
}

/** Saves an order. Photos that came in between go behind the others. */
export const saveOrder = async (ids: readonly number[], album: Album): Promise<void> => {
  let order = [...ids]
  for (let attempt = 1; ; attempt += 1) {
    try {
      await album.send(order)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !album.isIncomplete(error)) throw error
      order = inOrder(await album.read(), ids).map(({ id }) => id)
    }
  }
}
