import { randomUUID } from 'node:crypto'
import { createTracking, trackTables } from '../../database/query-tracking.ts'
import type { Bus } from '../../platform/bus.ts'
import type { AnswerCache } from './answer-cache.ts'

const TOPIC = 'changed-tables'

interface Change {
  readonly id: string
  readonly tables: readonly string[]
}

/**
 * Every node drops what rests on changed tables. Who announces waits for the echo of its own
 * announcement: the bus has then passed it on to all of them.
 */
export const invalidateTables = async (bus: Bus, cache: Pick<AnswerCache, 'drop'>) => {
  const awaited = new Map<string, () => void>()
  const listeners = new Set<(tables: readonly string[]) => void>()
  const unsubscribe = await bus.subscribe(TOPIC, (message) => {
    const { id, tables } = message as Change
    cache.drop(tables)
    for (const listener of listeners) listener(tables)
    awaited.get(id)?.()
    awaited.delete(id)
  })
  const invalidate = async (tables: readonly string[]): Promise<void> => {
    const id = randomUUID()
    const echo = new Promise<void>((resolve) => awaited.set(id, resolve))
    await bus.publish(TOPIC, { id, tables } satisfies Change)
    await echo
  }
  const onChanged = (listener: (tables: readonly string[]) => void) => void listeners.add(listener)
  return { invalidate, onChanged, unsubscribe }
}

type Invalidate = (tables: readonly string[]) => Promise<void>

/** Work that changes data outside of any request: what it changed is announced when it is done. */
export const withInvalidation =
  <A extends unknown[]>(work: (...args: A) => Promise<void>, invalidate: Invalidate) =>
  async (...args: A): Promise<void> => {
    const tracking = createTracking()
    await trackTables(tracking, () => work(...args))
    await invalidate([...tracking.changed])
  }
