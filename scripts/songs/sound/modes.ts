import { SAMPLE_RATE, samplesOf } from './stage.ts'

/** One vibration of a struck body: a decaying sine. */
export interface Mode {
  readonly hertz: number
  readonly gain: number
  /** Seconds until a thousandth of the level is left. */
  readonly decay: number
}

const HIGHEST_HZ = 14_000
/** The release of a damper, which ends a sound without a click. */
const RELEASE_SECONDS = 0.18

interface Stroke {
  readonly attack: number
  /** The time of the damper. Without it the body rings on. */
  readonly dampedAfter?: number
  readonly longest: number
}

/** Each mode as a damped resonator: two multiplications a sample. */
export const ring = (modes: readonly Mode[], { attack, dampedAfter, longest }: Stroke) => {
  const audible = modes.filter(({ hertz }) => hertz < HIGHEST_HZ)
  const natural = Math.max(0, ...audible.map(({ decay }) => decay))
  const damped = dampedAfter === undefined ? longest : dampedAfter + RELEASE_SECONDS
  const sound = new Float32Array(samplesOf(Math.min(natural, longest, damped)))
  for (const { hertz, gain, decay } of audible) {
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

/** Fades a sound in and out, to avoid clicks. */
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
