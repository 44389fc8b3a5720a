import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('loudness.process.ts', import.meta.url))
/** An hour of music takes a minute; a machine that is busy takes much longer. */
const TIMEOUT_MS = 600_000

export interface LoudnessChild {
  /** Returns the gain of a song file; null if it cannot be measured. */
  measure(path: string): Promise<number | null>
  /** Ends the process; a song that it measures has no gain. */
  stop(): void
}

/** Measures songs in a process of its own, which starts with the first song: decoders may crash. */
export const createLoudnessChild = (): LoudnessChild => {
  let child: ChildProcess | undefined

  const start = () => {
    const started = fork(PROGRAM, {
      env: {},
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const forget = () => {
      if (child === started) child = undefined
    }
    return started.on('exit', forget).on('error', forget)
  }

  const stop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    measure: async (path) => {
      child ??= start()
      const used = child
      const timer = setTimeout(stop, TIMEOUT_MS)
      const done = new AbortController()
      const { signal } = done
      try {
        used.send(path)
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
