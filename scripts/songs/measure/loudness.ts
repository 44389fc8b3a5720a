import { kWeighted } from './k-weighting.ts'

/** A block is 400 ms; a new one begins every 100 ms. */
const STEPS_PER_SECOND = 10
const STEPS_PER_BLOCK = 4
const OFFSET_LUFS = -0.691
const SILENCE_LUFS = -70
const GATE_LU = 10

const lufsOf = (power: number) => OFFSET_LUFS + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const stepPowers = (channel: Float32Array, rate: number) => {
  const weighted = kWeighted(channel, rate)
  const step = Math.round(rate / STEPS_PER_SECOND)
  return Array.from({ length: Math.floor(weighted.length / step) }, (_, index) => {
    let power = 0
    const end = (index + 1) * step
    for (let place = index * step; place < end; place++) power += (weighted[place] ?? 0) ** 2
    return power / step
  })
}

const blockPowers = (channels: readonly Float32Array[], rate: number) => {
  const steps = channels.map((channel) => stepPowers(channel, rate))
  const count = (steps[0]?.length ?? 0) - STEPS_PER_BLOCK + 1
  return Array.from({ length: Math.max(0, count) }, (_, block) =>
    steps.reduce((sum, powers) => sum + mean(powers.slice(block, block + STEPS_PER_BLOCK)), 0),
  )
}

/** Integrated loudness after ITU-R BS.1770, with both gates; -Infinity for silence. */
export const loudness = (channels: readonly Float32Array[], rate: number): number => {
  const audible = blockPowers(channels, rate).filter((power) => lufsOf(power) > SILENCE_LUFS)
  if (audible.length === 0) return Number.NEGATIVE_INFINITY
  const gate = lufsOf(mean(audible)) - GATE_LU
  return lufsOf(mean(audible.filter((power) => lufsOf(power) > gate)))
}
