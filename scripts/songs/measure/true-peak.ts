/**
 * Between two samples a wave may rise above both. Four times as many samples show this (BS.1770,
 * annex 2).
 */
const PHASES = 4
const TAPS = 12

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** A low pass for each position between two samples. */
const FILTERS = Array.from({ length: PHASES }, (_, phase) => {
  const taps = Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - TAPS / 2 + 1 - phase / PHASES
    return sinc(x) * Math.cos((Math.PI * x) / (TAPS + 1)) ** 2
  })
  const sum = taps.reduce((total, value) => total + value, 0)
  return taps.map((value) => value / sum)
})

/** No value in between can exceed the loudest sample around it by more than this factor. */
const MOST_GAIN = Math.max(
  ...FILTERS.map((taps) => taps.reduce((sum, value) => sum + Math.abs(value), 0)),
)

/** Returns the loudest sample of each stretch of this length. */
const STRETCH = 64

const stretchPeaks = (channel: Float32Array) =>
  Array.from({ length: Math.ceil(channel.length / STRETCH) }, (_, index) =>
    samplePeak(channel.subarray(index * STRETCH, (index + 1) * STRETCH)),
  )

const between = (channel: Float32Array, from: number) => {
  let loudest = 0
  for (const taps of FILTERS) {
    let value = 0
    for (let tap = 0; tap < TAPS; tap++) value += (taps[tap] ?? 0) * (channel[from + tap] ?? 0)
    loudest = Math.max(loudest, Math.abs(value))
  }
  return loudest
}

export const samplePeak = (channel: Float32Array): number => {
  let peak = 0
  for (let index = 0; index < channel.length; index++) {
    peak = Math.max(peak, Math.abs(channel[index] ?? 0))
  }
  return peak
}

/** Returns the highest point of the wave itself; 1 is full scale. */
export const truePeak = (channels: readonly Float32Array[]): number => {
  let peak = Math.max(0, ...channels.map(samplePeak))
  for (const channel of channels) {
    const peaks = stretchPeaks(channel)
    for (const [index, own] of peaks.entries()) {
      // Where this and the next stretch are soft, no value in between can be louder.
      if (Math.max(own, peaks[index + 1] ?? 0) * MOST_GAIN <= peak) continue
      const end = Math.min((index + 1) * STRETCH, channel.length - TAPS + 1)
      for (let from = index * STRETCH; from < end; from++) {
        peak = Math.max(peak, between(channel, from))
      }
    }
  }
  return peak
}

export const decibels = (amplitude: number): number => 20 * Math.log10(amplitude)
