import { weightsOf } from './channel-weights.rules.ts'
import type { Decoded } from './decoder.ts'

/** Loudness by ITU-R BS.1770-4, gated as in EBU R 128. */

interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The head reflects high frequencies. The constants of the recommendation hold for any sample rate. */
const highShelf = (sampleRate: number): Filter => {
  const k = Math.tan((Math.PI * 1_681.974450955533) / sampleRate)
  const kq = k / 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + kq + k * k
  return {
    b: [
      (high + band * kq + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - band * kq + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - kq + k * k) / a0],
  }
}

const highPass = (sampleRate: number): Filter => {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const kq = k / 0.5003270373238773
  const a0 = 1 + kq + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - kq + k * k) / a0] }
}

const STEPS_PER_SECOND = 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Filters the samples of one channel, and adds up their power in steps of 100 ms. */
const createChannel = (sampleRate: number, weight: number, steps: number[], first: number) => {
  const filters = [highShelf(sampleRate), highPass(sampleRate)].map(({ a, b }) => ({
    ...{ a, b, x1: 0, x2: 0, y1: 0, y2: 0 },
  }))
  const stepLength = Math.round(sampleRate / STEPS_PER_SECOND)
  let step = first
  let position = 0
  let power = 0
  return (samples: Float32Array) => {
    for (const sample of samples) {
      let value = sample
      for (const filter of filters) {
        const { a, b, x1, x2, y1, y2 } = filter
        const result = b[0] * value + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        filter.x2 = x1
        filter.x1 = value
        filter.y2 = y1
        filter.y1 = result
        value = result
      }
      power += value * value
      position += 1
      if (position === stepLength) {
        steps[step] = (steps[step] ?? 0) + (weight * power) / stepLength
        step += 1
        position = 0
        power = 0
      }
    }
  }
}

/** The mean of all blocks that are not silent, in LUFS; undefined if all are. */
const integratedLoudness = (steps: readonly number[]): number | undefined => {
  const blocks = steps
    .slice(STEPS_PER_BLOCK - 1)
    .map((_, first) => mean(steps.slice(first, first + STEPS_PER_BLOCK)))
  const heard = blocks.filter((power) => loudnessOf(power) >= ABSOLUTE_GATE_LUFS)
  if (heard.length === 0) return undefined
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE_LU
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) >= gate)))
}

/** Measures the loudness of a song that arrives in parts. */
export const createLoudnessMeter = () => {
  const steps: number[] = []
  let format = ''
  let channels: ReturnType<typeof createChannel>[] = []
  return {
    add: ({ channelData, sampleRate, weights = weightsOf(channelData.length) }: Decoded) => {
      if (!channelData[0]?.length) return
      const heard = `${channelData.length} channels at ${sampleRate}`
      // A chain of streams may change its format.
      if (heard !== format) {
        const { length } = steps
        channels = weights.map((weight) => createChannel(sampleRate, weight, steps, length))
        format = heard
      }
      for (const [channel, samples] of channelData.entries()) channels[channel]?.(samples)
    },
    hasSamples: () => format !== '',
    lufs: () => integratedLoudness(steps),
  }
}
