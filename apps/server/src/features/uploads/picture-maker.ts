import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CardOrder } from './make-card.ts'
import type { MadePicture, MakingFailure } from './make-picture.ts'
import type { PictureJob } from './picture-process.ts'

export interface PictureMaker {
  /** What was made of the file at that path, or why nothing was. */
  make(path: string): Promise<MadePicture | MakingFailure>
  /** A JPEG file, or why there is none. */
  makeCard(order: CardOrder): Promise<Uint8Array | MakingFailure>
  close(): void
}

interface Answer<M> {
  readonly made: M | MakingFailure
  readonly residentBytes: number
}

const PROGRAM = fileURLToPath(new URL('picture-process.ts', import.meta.url))
const AT_ONCE = 2
/** Far more than the largest allowed picture takes. */
const PATIENCE_MS = 30_000
/** A process that has nothing to do gives its memory back, and so does one that has grown. */
const IDLE_MS = 20_000
const GROWN_BYTES = 200 * 1_048_576

/** It is told nothing about us: no settings, no secrets. Few arenas keep its memory compact. */
const startProcess = () =>
  fork(PROGRAM, {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/** Waits until it is gone, so that another in its place is not one too many. */
const stop = async (child: ChildProcess) => {
  const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null
  if (!isRunning) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Its answer; undefined when it ended instead, or had to be ended. */
const ask = async <M>(
  child: ChildProcess,
  job: PictureJob,
  patienceMs: number,
): Promise<Answer<M> | undefined> => {
  const { promise, resolve } = Promise.withResolvers<Answer<M> | undefined>()
  const hear = (answer: unknown) => resolve(answer as Answer<M>)
  const giveUp = () => resolve(undefined)
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  child.on('message', hear).on('exit', giveUp).on('error', giveUp)
  child.send(job)
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    child.off('message', hear).off('exit', giveUp).off('error', giveUp)
  }
}

interface Options {
  /** Hears of a process that ended without an answer. */
  readonly onCrash: (error?: unknown) => void
  readonly patienceMs?: number
}

/** Makes pictures in at most two other processes, which start with the first picture. */
export const pictureMaker = ({ onCrash, patienceMs = PATIENCE_MS }: Options): PictureMaker => {
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  const waiting: (() => void)[] = []
  let busy = 0
  let isClosed = false

  const forget = (child: ChildProcess) => {
    clearTimeout(idle.get(child))
    idle.delete(child)
  }

  const end = (child: ChildProcess) => {
    forget(child)
    if (child.connected) child.disconnect()
  }

  /** A resting process does not keep ours alive. */
  const rest = (child: ChildProcess) => {
    child.unref()
    child.channel?.unref()
    idle.set(child, setTimeout(end, IDLE_MS, child).unref())
  }

  const start = () =>
    startProcess()
      // Also when nobody waits for it: an error that nobody hears would end the server.
      .on('error', onCrash)
      .on('exit', function (this: ChildProcess) {
        forget(this)
      })

  const wake = () => {
    const [child] = idle.keys()
    if (!child) return start()
    forget(child)
    child.ref()
    child.channel?.ref()
    return child
  }

  const work = async <M>(job: PictureJob): Promise<M | MakingFailure> => {
    const child = wake()
    const answer = await ask<M>(child, job, patienceMs)
    if (!answer) onCrash()
    if (!answer || isClosed || answer.residentBytes > GROWN_BYTES) await stop(child)
    else rest(child)
    return answer?.made ?? 'notAPicture'
  }

  const inTurn = async <M>(job: PictureJob) => {
    if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else busy += 1
    try {
      return await work<M>(job)
    } finally {
      // The place goes to whoever has waited the longest.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }

  return {
    make: (path) => inTurn<MadePicture>({ path }),
    makeCard: (card) => inTurn<Uint8Array>({ card }),
    close: () => {
      isClosed = true
      for (const child of idle.keys()) end(child)
    },
  }
}
