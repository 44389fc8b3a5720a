import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Notices } from '../../database/notices.ts'
import { createTracking, outsideRequest, trackTables } from '../../database/query-tracking.ts'
import type { Bus } from '../../platform/bus.ts'
import type { AnswerCache } from './answer-cache.ts'

const TOPIC = 'changed-tables'

/** Longer than a node needs to notice that the bus is silent. */
const ECHO_WITHIN_MS = 2_500
/** The time before a change is published again. */
const REPEAT_AFTER_MS = 1_000
/** How often anything is taken for changed while changes of other nodes cannot arrive. */
const GUESS_MS = 2_000
/** The age of cached answers in that time. */
const MAX_AGE_MS = 500

interface Change {
  readonly id: string
  readonly tables: readonly string[]
}

/** The tables that have changed; after a break of the bus, any table may have. */
type ChangedTables = Pick<readonly string[], 'includes'>
export type OnChanged = (listener: (tables: ChangedTables) => void) => void

const ANY_TABLE: ChangedTables = { includes: () => true }

interface Needs {
  readonly bus: Bus
  /** Tells the nodes of changes that the bus did not carry. */
  readonly notices?: Notices
  /** Undefined for a command, which answers nothing. */
  readonly cache?: Pick<AnswerCache, 'drop' | 'dropAll'>
  readonly onError: (error: unknown) => void
}

/**
 * Every node drops the cached answers of changed tables. The publisher waits for the echo of its own
 * message: the bus has then passed it on to all nodes. While the bus is broken, each node keeps
 * answers only for a moment, and afterwards drops everything. A node that alone has lost the bus tells
 * the others through the database. What it could not tell in any way, it repeats.
 */
export const invalidateTables = async ({ bus, notices, cache, onError }: Needs) => {
  const echoes = new Map<string, () => void>()
  const listeners = new Set<(tables: ChangedTables) => void>()
  const unpublished = new Set<string>()

  const tell = (tables: ChangedTables) => {
    // The request that made a change does not depend on what is read because of it.
    outsideRequest(() => {
      for (const listener of listeners) listener(tables)
    })
  }
  const apply = (tables: readonly string[]) => {
    cache?.drop(tables)
    tell(tables)
  }

  const unsubscribe = await bus.subscribe(TOPIC, (message) => {
    const { id, tables } = message as Change
    apply(tables)
    echoes.get(id)?.()
  })

  /** Returns whether the message came back. */
  const publish = async (tables: readonly string[]): Promise<boolean> => {
    const id = randomUUID()
    const stop = new AbortController()
    try {
      const echo = new Promise<true>((resolve) => echoes.set(id, () => resolve(true)))
      const late = wait(ECHO_WITHIN_MS, false, { signal: stop.signal, ref: false })
      late.catch(() => undefined)
      await Promise.race([bus.publish(TOPIC, { id, tables } satisfies Change), late])
      return await Promise.race([echo, late])
    } catch (error) {
      onError(error)
      return false
    } finally {
      echoes.delete(id)
      stop.abort()
    }
  }

  const notify = async (tables: readonly string[]): Promise<boolean> => {
    if (!notices) return false
    try {
      await notices.send(JSON.stringify(tables))
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }

  const invalidate = async (tables: readonly string[]): Promise<void> => {
    // A bus that is known to be broken would only make the caller wait.
    if (bus.isWhole() && (await publish(tables))) return
    apply(tables)
    if (await notify(tables)) return
    for (const table of tables) unpublished.add(table)
    repeating = setTimeout(repeat, REPEAT_AFTER_MS).unref()
  }

  let repeating: NodeJS.Timeout | undefined
  const repeat = () => {
    const tables = [...unpublished]
    unpublished.clear()
    if (tables.length > 0) void invalidate(tables)
  }

  // Settings that are kept in memory are read again and again while nobody tells of changes.
  let guessing: NodeJS.Timeout | undefined
  bus.onWhole((isWhole) => {
    clearInterval(guessing)
    cache?.dropAll(isWhole ? undefined : MAX_AGE_MS)
    if (isWhole) {
      tell(ANY_TABLE)
      repeat()
    } else guessing = setInterval(tell, GUESS_MS, ANY_TABLE).unref()
  })

  const onNotice = (text: string | undefined) => {
    if (text !== undefined) return apply(JSON.parse(text) as string[])
    cache?.dropAll(bus.isWhole() ? undefined : MAX_AGE_MS)
    tell(ANY_TABLE)
  }
  const stopListening = cache && notices?.listen(onNotice)
  const close = async () => {
    clearInterval(guessing)
    clearTimeout(repeating)
    unsubscribe()
    await stopListening?.()
  }

  const onChanged: OnChanged = (listener) => void listeners.add(listener)
  return { invalidate, onChanged, close }
}

type Invalidate = (tables: readonly string[]) => Promise<void>

/** Wraps work outside of a request: afterwards every node learns which tables it changed. */
export const withInvalidation =
  <A extends unknown[]>(work: (...args: A) => Promise<void>, invalidate: Invalidate) =>
  async (...args: A): Promise<void> => {
    const tracking = createTracking()
    await trackTables(tracking, () => work(...args)).finally(() => {
      tracking.isOver = true
    })
    await invalidate([...tracking.changed])
  }
