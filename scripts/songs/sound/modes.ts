import { SAMPLE_RATE, samplesOf } from './stage.ts'

/** One way in which a struck body swings: a sine that dies away. */
export interface Mode {
  readonly hertz: number
  readonly gain: number
  /** Seconds until a thousandth is left. */
  readonly decay: number
}

const HIGHEST_HZ = 14_000
/** A release by which a damper ends a sound without a click. */
const RELEASE_SECONDS = 0.18

interface Stroke {
  readonly attack: number
  /** When the damper falls; without it the body rings on. */
  readonly dampedAfter?: number
  readonly longest: number
}

/** Each mode as a damped resonator: two multiplications a sample. */
export const ring = (modes: readonly Mode[], { attack, dampedAfter, longest }: Stroke) => {
  const heard = modes.filter(({ hertz }) => hertz < HIGHEST_HZ)
  const natural = Math.max(0, ...heard.map(({ decay }) => decay))
  const damped = dampedAfter === undefined ? longest : dampedAfter + RELEASE_SECONDS
  const sound = new Float32Array(samplesOf(Math.min(natural, longest, damped)))
  for (const { hertz, gain, decay } of heard) {
    const omega = (2 * Math.PI * hertz) / SAMPLE_RATE
    const shrink = 10 ** (-3 / (decay * SAMPLE_RATE))
    const [one, two] = [2 * shrink * Math.cos(omega), -shrink * shrink]
    let [now, before] = [0, -gain * Math.sin(omega)]
    for (let index = 0; index < sound.length; index++) {
      sound[index] = (sound[index] ?? 0) + now
      const next = one * now + two * before
      before = now
      now = next
    }
  }
  soften(sound, attack, RELEASE_SECONDS)
  return sound
}

/** Lets a sound begin and end without a click. */
export const soften = (sound: Float32Array, attack: number, release: number) => {
  const rise = Math.max(1, samplesOf(attack))
  const fall = Math.min(sound.length, samplesOf(release))
  for (let index = 0; index < Math.min(rise, sound.length); index++) {
    sound[index] = (sound[index] ?? 0) * (index / rise)
  }
  for (let index = 0; index < fall; index++) {
    const place = sound.length - 1 - index
    sound[place] = (sound[place] ?? 0) * (index / fall)
  }
}
