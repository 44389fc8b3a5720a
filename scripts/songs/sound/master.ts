import { loudness } from '../measure/loudness.ts'
import { filter, highPass } from './biquad.ts'
import { SAMPLE_RATE, type Stereo, samplesOf, scale } from './stage.ts'

const TARGET_LUFS = -16
/** The encoder adds ripples, which need room below full scale. */
const CEILING = 10 ** (-3 / 20)
const LOOKAHEAD_SECONDS = 0.006
const RELEASE_SECONDS = 0.12
const ROUNDS = 3
const RUMBLE_HZ = 30

/** Returns the gain of each sample that keeps it below the ceiling. */
const neededGain = ({ left, right }: Stereo) => {
  const gain = new Float32Array(left.length)
  for (let index = 0; index < gain.length; index++) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0))
    gain[index] = peak > CEILING ? CEILING / peak : 1
  }
  return gain
}

/** Lowers the gain in time before a peak, and raises it slowly. */
const limit = (stage: Stereo) => {
  const needed = neededGain(stage)
  const ahead = samplesOf(LOOKAHEAD_SECONDS)
  const back = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE))
  let gain = 1
  for (let index = needed.length - 1; index >= 0; index--) {
    // From the end to the beginning: the gain falls in a straight slope before the peak.
    gain = Math.min(needed[index] ?? 1, gain + (1 - gain + 1e-3) / ahead)
    needed[index] = Math.min(1, gain)
  }
  gain = 1
  for (let index = 0; index < needed.length; index++) {
    const target = needed[index] ?? 1
    gain = target < gain ? target : gain + (target - gain) * back
    stage.left[index] = (stage.left[index] ?? 0) * gain
    stage.right[index] = (stage.right[index] ?? 0) * gain
  }
}

/** Brings a mix to its loudness without clipping. */
export const master = (mix: Stereo) => {
  for (const channel of [mix.left, mix.right])
    filter(channel, highPass(RUMBLE_HZ, 0.7, SAMPLE_RATE))
  for (let round = 0; round < ROUNDS; round++) {
    const now = loudness([mix.left, mix.right], SAMPLE_RATE)
    scale(mix, 10 ** ((TARGET_LUFS - now) / 20))
    limit(mix)
  }
}
