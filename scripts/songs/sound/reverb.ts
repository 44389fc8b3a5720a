import { filter, highPass } from './biquad.ts'
import { SAMPLE_RATE, type Stereo, samplesOf, silence } from './stage.ts'

/** Lengths of the eight delays: primes, so that their echoes never coincide. */
const LINES = [1_447, 1_699, 1_979, 2_239, 2_551, 2_861, 3_203, 3_559]
const DECAY_SECONDS = 2.4
const DAMPING = 0.32
const PREDELAY_SECONDS = 0.022
const LOWEST_HZ = 160

/** Two short all-pass filters blur the input. */
const diffuse = (samples: Float32Array, delay: number, gain: number) => {
  const line = new Float32Array(delay)
  let place = 0
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const kept = line[place] ?? 0
    const into = x - gain * kept
    line[place] = into
    samples[index] = gain * into + kept
    place = place + 1 === delay ? 0 : place + 1
  }
}

const prepared = (channel: Float32Array) => {
  const copy = new Float32Array(channel.length)
  copy.set(
    channel.subarray(0, channel.length - samplesOf(PREDELAY_SECONDS)),
    samplesOf(PREDELAY_SECONDS),
  )
  filter(copy, highPass(LOWEST_HZ, 0.7, SAMPLE_RATE))
  for (const [delay, gain] of [
    [347, 0.62],
    [113, 0.62],
    [557, 0.5],
  ] as const)
    diffuse(copy, delay, gain)
  return copy
}

/** A room as a network of eight delays that feed each other (Householder's matrix). */
export const roomOf = (dry: Stereo): Stereo => {
  const [left, right] = [prepared(dry.left), prepared(dry.right)]
  const wet = silence(left.length)
  const lines = LINES.map((length) => new Float32Array(length))
  const losses = LINES.map((length) => 10 ** ((-3 * length) / (DECAY_SECONDS * SAMPLE_RATE)))
  const places = LINES.map(() => 0)
  const dull = LINES.map(() => 0)
  for (let index = 0; index < left.length; index++) {
    let sum = 0
    for (let line = 0; line < lines.length; line++) {
      const out = lines[line]?.[places[line] ?? 0] ?? 0
      const softened = out * (1 - DAMPING) + (dull[line] ?? 0) * DAMPING
      dull[line] = softened
      sum += softened * (losses[line] ?? 0)
    }
    let [toLeft, toRight] = [0, 0]
    for (const [line, delay] of lines.entries()) {
      const own = (dull[line] ?? 0) * (losses[line] ?? 0)
      const fed = line % 2 === 0 ? (left[index] ?? 0) : (right[index] ?? 0)
      const at = places[line] ?? 0
      delay[at] = own - sum / 4 + fed
      places[line] = at + 1 === delay.length ? 0 : at + 1
      const sign = line % 4 < 2 ? 1 : -1
      if (line % 2 === 0) toLeft += sign * own
      else toRight += sign * own
    }
    wet.left[index] = toLeft * 0.35
    wet.right[index] = toRight * 0.35
  }
  return wet
}
