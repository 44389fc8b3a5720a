import { type Biquad, filter } from '../sound/biquad.ts'

/** The two filters of ITU-R BS.1770: the effect of the head, and the weight of low tones. */
const HEAD = { hertz: 1_681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196 }
const LOWS = { hertz: 38.13547087602444, q: 0.5003270373238773 }
const SHELF_POWER = 0.4996667741545416

const headFilter = (rate: number): Biquad => {
  const k = Math.tan((Math.PI * HEAD.hertz) / rate)
  const high = 10 ** (HEAD.decibels / 20)
  const band = high ** SHELF_POWER
  const a0 = 1 + k / HEAD.q + k * k
  return {
    b: [
      (high + (band * k) / HEAD.q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / HEAD.q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / HEAD.q + k * k) / a0],
  }
}

const lowsFilter = (rate: number): Biquad => {
  const k = Math.tan((Math.PI * LOWS.hertz) / rate)
  const a0 = 1 + k / LOWS.q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / LOWS.q + k * k) / a0] }
}

export const kWeighted = (channel: Float32Array, rate: number): Float32Array => {
  const copy = channel.slice()
  filter(copy, headFilter(rate))
  filter(copy, lowsFilter(rate))
  return copy
}
