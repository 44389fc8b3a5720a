import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { killGroup } from './kill-group.ts'

const PROGRAM = fileURLToPath(new URL('loudness.process.ts', import.meta.url))
/** An hour of music takes a minute; a machine that is busy takes much longer. */
const TIMEOUT_MS = 600_000

export interface MeasureRequest {
  readonly path: string
  /** The path of the program ffmpeg, where it is installed. */
  readonly ffmpeg: string | undefined
}

export interface LoudnessChild {
  /** Returns the gain of a song file; null if it cannot be measured. */
  measure(request: MeasureRequest): Promise<number | null>
  /** Ends the process; a song that it measures has no gain. */
  stop(): void
}

/** Measures songs in a process of its own, which starts with the first song: decoders may crash. */
export const createLoudnessChild = (): LoudnessChild => {
  let child: ChildProcess | undefined

  const start = () => {
    const started = fork(PROGRAM, {
      env: {},
      detached: process.platform !== 'win32',
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    return started.on('exit', forget).on('error', forget)
  }

  const stop = () => {
    if (child?.pid) killGroup(child.pid)
    child = undefined
  }

  return {
    measure: async (request) => {
      child ??= start()
      const used = child
      const timer = setTimeout(stop, TIMEOUT_MS)
      const done = new AbortController()
      const { signal } = done
      try {
        used.send(request)
        const [answer] = await Promise.race([
          once(used, 'message', { signal }),
          once(used, 'exit', { signal }).then(() => [{ gainDb: null }]),
        ])
        return answer.gainDb
      } finally {
        clearTimeout(timer)
        done.abort()
      }
    },
    stop,
  }
}
