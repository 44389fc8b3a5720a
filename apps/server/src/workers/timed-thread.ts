import type { Worker } from 'node:worker_threads'
import { Tinypool } from 'tinypool'

interface TimedThread {
  /** Runs a function of the worker's file; rejects with a `TooMuchWork` when it works too long. */
  run<R>(name: string, task: unknown, withinMs?: number): Promise<R>
  close(): Promise<void>
}

/** Thrown for a task that took too long, nested too deep or filled the heap: a fault of the task. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork'
}

interface Options {
  /** A worker file that exports the functions, and a `ready` function that does nothing. */
  readonly file: URL
  readonly withinMs: number
  readonly heapMb: number
  readonly idleMs: number
}

/** Loading a worker file takes seconds on a busy machine, and is not part of a task. */
const READY_WITHIN_MS = 60_000

/** The longest time between two looks at the work of a thread. */
const LOOK_EVERY_MS = 250
/** By the clock: a task that waits without working ends too, in so many times its limit. */
const WAITED_TIMES = 8

/** The thread of a pool that has one. The library names it, but not in its types. */
const threadOf = ({ threads: [first] }: Tinypool): Worker | undefined =>
  (first as { readonly thread?: Worker } | undefined)?.thread

/** Fires when a thread has worked for this time. Its timers keep the program alive meanwhile. */
const limitWork = (thread: Worker, ms: number) => {
  const stopping = new AbortController()
  // A thread that ends rejects; its task does so too.
  const before = thread.cpuUsage().catch(() => undefined)
  const looking = setInterval(
    async () => {
      const used = await thread.cpuUsage(await before).catch(() => undefined)
      if (used && (used.user + used.system) / 1_000 > ms) stopping.abort()
    },
    Math.min(LOOK_EVERY_MS, ms),
  )
  const waiting = setTimeout(() => stopping.abort(), ms * WAITED_TIMES)
  return {
    signal: stopping.signal,
    end: () => {
      clearInterval(looking)
      clearTimeout(waiting)
    },
  }
}

const isTasksFault = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'AbortError' || name === 'RangeError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

/**
 * One thread, which starts with the first task and ends when it is idle. Tasks run one after another.
 * The time of a task is what the processor works for it, from when the thread is ready: on a busy
 * machine a task waits much longer than it works. A task that exceeds its time ends the thread, and
 * the next task starts a new one.
 */
export const createTimedThread = ({ file, withinMs, heapMb, idleMs }: Options): TimedThread => {
  let pool: Tinypool | undefined
  let last: Promise<unknown> = Promise.resolve()

  const runNow = async (name: string, task: unknown, ms: number) => {
    pool ??= new Tinypool({
      filename: file.href,
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: 1,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    await pool.run(undefined, { name: 'ready', signal: AbortSignal.timeout(READY_WITHIN_MS) })
    const thread = threadOf(pool)
    const limit = thread && limitWork(thread, ms)
    try {
      return await pool.run(task, { name, signal: limit?.signal })
    } catch (error) {
      throw isTasksFault(error) ? new TooMuchWork(name, { cause: error }) : error
    } finally {
      limit?.end()
    }
  }

  return {
    run: (name, task, ms = withinMs) => {
      const running = last.then(() => runNow(name, task, ms))
      // A failure does not affect the next task; the caller receives it.
      last = running.catch(() => undefined)
      return running
    },
    close: async () => {
      await pool?.destroy()
      pool = undefined
    },
  }
}
