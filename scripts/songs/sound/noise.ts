import type { Random } from '@lanting/painting'
import { filter, lowPass } from './biquad.ts'
import { SAMPLE_RATE, samplesOf } from './stage.ts'

/** Returns decaying noise without frequencies above `hertz`. */
export const filterNoise = (seconds: number, hertz: number, random: Random): Float32Array => {
  const sound = new Float32Array(samplesOf(seconds))
  for (let index = 0; index < sound.length; index++) {
    sound[index] = (random() * 2 - 1) * (1 - index / sound.length) ** 2
  }
  filter(sound, lowPass(hertz, 0.7, SAMPLE_RATE))
  return sound
}

/** Returns a value that wanders between -1 and 1, about `perSecond` times a second. */
export const wander = (samples: number, perSecond: number, random: Random): Float32Array => {
  const path = new Float32Array(samples)
  const stride = SAMPLE_RATE / perSecond
  let [from, to] = [random() * 2 - 1, random() * 2 - 1]
  let step = 0
  for (let index = 0; index < samples; index++) {
    if (index - step * stride >= stride) {
      step++
      from = to
      to = random() * 2 - 1
    }
    const share = (index - step * stride) / stride
    path[index] = from + (to - from) * share * share * (3 - 2 * share)
  }
  return path
}
