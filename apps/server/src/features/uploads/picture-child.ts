import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PictureFailure } from './make-picture.ts'
import type { PictureJob } from './picture-process.ts'

const PROGRAM = fileURLToPath(new URL('picture-process.ts', import.meta.url))

/** The environment is empty: no settings, no secrets. Few arenas keep its memory compact. */
export const startProcess = () =>
  fork(PROGRAM, {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Waits for the exit, so that a replacement does not exceed the number of processes. */
export const stop = async (child: ChildProcess) => {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
  if (!isRunning) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

interface Answer<M> {
  readonly made: M | PictureFailure
  readonly residentBytes: number
}

/** Why a process gave no answer. It must be stopped then. */
export type NoAnswer = 'ended' | 'tooSlow' | 'gone'

/** By the clock: a job that waits without working ends too, in so many times its limit. */
const WAITED_TIMES = 6

interface JobLimits {
  /** For the work of the processor: on a busy machine a job waits much longer than it works. */
  readonly timeoutMs: number
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined
}

/** Sends a job to an idle process and waits for its answer. */
export const sendJob = async <M>(
  child: ChildProcess,
  job: PictureJob,
  { timeoutMs, signal }: JobLimits,
): Promise<Answer<M> | NoAnswer> => {
  if (signal?.aborted) return 'gone'
  const { promise, resolve } = Promise.withResolvers<Answer<M> | NoAnswer>()
  const onMessage = (message: unknown) => {
    const told = message as Answer<M> | { readonly workedMs: number }
    if (!('workedMs' in told)) resolve(told)
    else if (told.workedMs > timeoutMs) resolve('tooSlow')
  }
  const onEnd = () => resolve('ended')
  const onGone = () => resolve('gone')
  const timer = setTimeout(() => resolve('tooSlow'), timeoutMs * WAITED_TIMES)
  child.on('message', onMessage).on('exit', onEnd).on('error', onEnd)
  signal?.addEventListener('abort', onGone, { once: true })
  try {
    child.send(job)
    return await promise
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onGone)
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd)
  }
}
