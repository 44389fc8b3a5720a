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
 * Every node drops the cached answers of changed tables. The publisher waits for the echo of its own
 * message: the bus has then passed it on to all nodes.
 */
export const invalidateTables = async (bus: Bus, cache: Pick<AnswerCache, 'drop'>) => {
  const echoes = new Map<string, () => void>()
  const listeners = new Set<(tables: readonly string[]) => void>()
  const unsubscribe = await bus.subscribe(TOPIC, (message) => {
    const { id, tables } = message as Change
    cache.drop(tables)
    for (const listener of listeners) listener(tables)
    echoes.get(id)?.()
    echoes.delete(id)
  })
  const invalidate = async (tables: readonly string[]): Promise<void> => {
    const id = randomUUID()
    const echo = new Promise<void>((resolve) => echoes.set(id, resolve))
    await bus.publish(TOPIC, { id, tables } satisfies Change)
    await echo
  }
  const onChanged = (listener: (tables: readonly string[]) => void) => void listeners.add(listener)
  return { invalidate, onChanged, unsubscribe }
}

type Invalidate = (tables: readonly string[]) => Promise<void>

/** Wraps work outside of a request: afterwards every node learns which tables it changed. */
export const withInvalidation =
  <A extends unknown[]>(work: (...args: A) => Promise<void>, invalidate: Invalidate) =>
  async (...args: A): Promise<void> => {
    const tracking = createTracking()
    await trackTables(tracking, () => work(...args))
    await invalidate([...tracking.changed])
  }
