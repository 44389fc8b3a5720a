import type { Sound } from '../client/ports.ts'
import type { SimClock } from './sim-clock.ts'

interface Options {
  readonly clock: Pick<SimClock, 'now' | 'after'>
  /** The audio hardware has a clock of its own: its error, such as 0.0002. */
  readonly drift?: number
  /** How long a seek and a start take. */
  readonly latencyMs?: () => number
  readonly keepsPitch?: boolean
  readonly durationOf: (url: string) => number
  /** The error of `play`, if the browser refuses. */
  readonly refusal?: () => Error | undefined
}

/** A model of an audio element. */
export const modelSound = (options: Options) => {
  const { clock, drift = 0, latencyMs = () => 0, keepsPitch = true, durationOf } = options
  let url: string | undefined
  let seconds = 0
  let rate = 1
  let isPlaying = false
  /** The time of `seconds`; ahead while a seek is on its way. */
  let since = clock.now()
  const log: string[] = []
  const rates: number[] = []

  const position = () => {
    if (!isPlaying || url === undefined) return seconds
    const passed = Math.max(0, clock.now() - since) / 1_000
    return Math.min(seconds + passed * rate * (1 + drift), durationOf(url))
  }
  const settle = (delayMs = 0) => {
    seconds = position()
    if (url !== undefined && seconds >= durationOf(url)) isPlaying = false
    since = Math.max(since, clock.now() + delayMs)
  }

  const sound: Sound = {
    keepsPitch,
    load: (next, from) => {
      log.push(`load ${next}`)
      url = next
      isPlaying = false
      seconds = from
      since = clock.now()
    },
    unload: () => {
      url = undefined
      isPlaying = false
      seconds = 0
    },
    play: () => {
      const error = options.refusal?.()
      if (error) return Promise.reject(error)
      settle(latencyMs())
      isPlaying = true
      return new Promise((resolve) => clock.after(Math.max(0, since - clock.now()), resolve))
    },
    pause: () => {
      settle()
      isPlaying = false
    },
    isPaused: () => {
      settle()
      return !isPlaying
    },
    isWaiting: () => isPlaying && since > clock.now(),
    seek: (to) => {
      log.push(`seek ${to.toFixed(2)}`)
      seconds = to
      since = clock.now() + latencyMs()
    },
    position,
    setRate: (next) => {
      if (next === rate) return
      settle()
      rate = next
      rates.push(next)
    },
    isBreak: () => false,
    preload: (next) => void log.push(`preload ${next}`),
  }
  return { sound, log, rates, url: () => url, isPlaying: () => !sound.isPaused(), position }
}
