import {
  FIRST_PING_EVERY_MS,
  FIRST_PINGS,
  PING_EVERY_MS,
  SAMPLES_FOR_MS,
  SLEW,
  STEP_BEYOND_MS,
} from '../timing.ts'
import type { ListenerPorts } from './ports.ts'

interface Sample {
  readonly offset: number
  readonly delay: number
  readonly at: number
}

/** Fewer answers do not make a clock, unless no more come. */
const ENOUGH = 3

/**
 * [LISTEN-20] Estimates the clock of the server: of several round trips the one with the least
 * delay counts. [LISTEN-21] A better estimate is approached slowly, so that the time never steps
 * back; only a gross error, as after sleep, is corrected at once.
 */
export const createServerClock = ({
  now,
  after,
  sendPing,
}: Pick<ListenerPorts, 'now' | 'after' | 'sendPing'>) => {
  let samples: Sample[] = []
  let cancel: () => void = () => undefined
  let sent = 0
  let offset: number | undefined
  let slewedAt = 0

  const target = () =>
    samples.reduce<Sample | undefined>(
      (best, sample) => (!best || sample.delay < best.delay ? sample : best),
      undefined,
    )?.offset

  /** Moves the used offset towards the best one. */
  const slew = () => {
    const wanted = target()
    const at = now()
    const allowed = Math.max(0, at - slewedAt) * SLEW
    slewedAt = at
    if (wanted === undefined) return
    const error = wanted - (offset ?? wanted)
    if (offset === undefined || Math.abs(error) > STEP_BEYOND_MS) offset = wanted
    else offset += Math.max(-allowed, Math.min(allowed, error))
  }

  const ping = () => {
    sendPing(now())
    sent += 1
    cancel = after(sent < FIRST_PINGS ? FIRST_PING_EVERY_MS : PING_EVERY_MS, ping)
  }

  return {
    /** Also called after a reconnect: the first answers come quickly again. */
    start: (): void => {
      cancel()
      sent = 0
      ping()
    },
    stop: (): void => {
      cancel()
      samples = []
      offset = undefined
    },
    onPong: (sentAt: number, serverAt: number): void => {
      const at = now()
      const delay = at - sentAt
      if (!(delay >= 0) || !Number.isFinite(serverAt)) return
      slew()
      samples = [
        ...samples.filter((sample) => at - sample.at < SAMPLES_FOR_MS),
        { offset: serverAt + delay / 2 - at, delay, at },
      ]
      // Before anything plays, the newest knowledge is used at once.
      if (samples.length <= FIRST_PINGS) offset = target()
    },
    isSettled: (): boolean =>
      samples.length >= ENOUGH || (samples.length > 0 && sent > FIRST_PINGS),
    /** The time of the server. */
    now: (): number => {
      slew()
      return now() + (offset ?? 0)
    },
  }
}
