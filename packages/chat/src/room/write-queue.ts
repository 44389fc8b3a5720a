import { WRITES_AT_ONCE } from './limits.ts'
import type { Batch, ChatLog, Outcome, RoomPorts, Write } from './ports.ts'

interface Waiting {
  readonly write: Write
  readonly settle: (outcome: Outcome) => void
}

interface Options
  extends Pick<RoomPorts<unknown>, 'nextTick' | 'newKey' | 'failureOf' | 'onError'> {
  readonly log: Pick<ChatLog, 'append'>
  /** Called with stored changes, before their outcomes are returned. */
  readonly onStored: (batch: Batch) => void
}

const FAILED: Outcome = { kind: 'refused', code: 'failed' }

/** [CHAT-4] Writes of one tick share a transaction. Later writes wait until it has ended. */
export const createWriteQueue = (options: Options) => {
  const { log, nextTick, newKey, failureOf, onStored, onError } = options
  let waiting: Waiting[] = []
  let isWriting = false
  let idle: (() => void)[] = []

  const store = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const { outcomes, ...batch } = await log.append(some.map(({ write }) => write))
      if (batch.events.length > 0) onStored(batch)
      for (const [at, { settle }] of some.entries()) settle(outcomes[at] ?? FAILED)
    } catch (error) {
      // A write that the database rejects must not affect the others.
      if (some.length > 1) for (const one of some) await store([one])
      else {
        onError(error)
        for (const { settle } of some) settle({ kind: 'refused', code: failureOf(error) })
      }
    }
  }

  const work = async () => {
    while (waiting.length > 0) {
      const some = waiting.slice(0, WRITES_AT_ONCE)
      waiting = waiting.slice(WRITES_AT_ONCE)
      await store(some)
    }
    isWriting = false
    for (const resolve of idle) resolve()
    idle = []
  }

  const begin = () => {
    if (isWriting) return
    isWriting = true
    nextTick(() => void work())
  }

  /** A write is repeated when nobody knows whether it was committed; a key makes it harmless. */
  const keyed = (write: Write): Write =>
    write.kind === 'message' || write.kind === 'visitorMessage'
      ? { ...write, client_id: write.client_id ?? newKey() }
      : write

  return {
    add: (write: Write) =>
      new Promise<Outcome>((settle) => {
        waiting.push({ write: keyed(write), settle })
        begin()
      }),
    /** Resolves when no write is waiting or running. */
    settled: () =>
      isWriting ? new Promise<void>((resolve) => idle.push(resolve)) : Promise.resolve(),
  }
}
