import { WRITES_AT_ONCE } from './limits.ts'
import type { Batch, ChatLog, Outcome, Write } from './ports.ts'

interface Waiting {
  readonly write: Write
  readonly settle: (outcome: Outcome) => void
}

interface Options {
  readonly log: Pick<ChatLog, 'append'>
  readonly soon: (work: () => void) => void
  /** Hears of everything that was stored, before its outcome is told. */
  readonly onStored: (batch: Batch) => void
  readonly onError: (error: unknown) => void
}

const FAILED: Outcome = { kind: 'refused', code: 'failed' }

/** [CHAT-4] Writes of one moment share a transaction; while one is under way, the next ones gather. */
export const writeQueue = ({ log, soon, onStored, onError }: Options) => {
  let waiting: Waiting[] = []
  let isWriting = false
  let idle: (() => void)[] = []

  const store = async (some: readonly Waiting[]): Promise<void> => {
    try {
      const { outcomes, ...batch } = await log.append(some.map(({ write }) => write))
      if (batch.events.length > 0) onStored(batch)
      for (const [at, { settle }] of some.entries()) settle(outcomes[at] ?? FAILED)
    } catch (error) {
      // One that the database refuses must not take the others along.
      if (some.length > 1) for (const one of some) await store([one])
      else {
        onError(error)
        for (const { settle } of some) settle(FAILED)
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
    soon(() => void work())
  }

  return {
    add: (write: Write) =>
      new Promise<Outcome>((settle) => {
        waiting.push({ write, settle })
        begin()
      }),
    /** Resolves when nothing is waiting or under way. */
    settled: () =>
      isWriting ? new Promise<void>((resolve) => idle.push(resolve)) : Promise.resolve(),
  }
}
