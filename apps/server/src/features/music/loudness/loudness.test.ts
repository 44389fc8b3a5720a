import { describe, expect, it } from 'vitest'
import { vorbisWeightsOf } from './channel-weights.rules.ts'
import { createLoudnessMeter } from './loudness.rules.ts'

/** Signals of EBU Tech 3341: sines of 1 kHz in both channels, with their levels in dBFS and seconds. */
const SIGNALS: readonly {
  readonly name: string
  readonly parts: readonly (readonly [dbfs: number, seconds: number])[]
  readonly lufs: number
}[] = [
  { name: 'case 1', parts: [[-23, 20]], lufs: -23 },
  { name: 'case 2', parts: [[-33, 20]], lufs: -33 },
  {
    name: 'case 3: the relative gate',
    parts: [
      [-36, 10],
      [-23, 60],
      [-36, 10],
    ],
    lufs: -23,
  },
  {
    name: 'case 4: the absolute gate',
    parts: [
      [-72, 10],
      [-36, 10],
      [-23, 60],
      [-36, 10],
      [-72, 10],
    ],
    lufs: -23,
  },
  {
    name: 'case 5',
    parts: [
      [-26, 20],
      [-20, 20.1],
      [-26, 20],
    ],
    lufs: -23,
  },
]

const sine = (sampleRate: number, dbfs: number, seconds: number) => {
  const step = (2 * Math.PI * 1_000) / sampleRate
  const peak = 10 ** (dbfs / 20)
  return Float32Array.from({ length: Math.round(sampleRate * seconds) }, (_, at) => {
    return peak * Math.sin(step * at)
  })
}

describe.each([44_100, 48_000])('a meter at %d samples a second', (sampleRate) => {
  it.each(SIGNALS)('measures $name of EBU Tech 3341 within 0.1 LU', ({ parts, lufs }) => {
    const meter = createLoudnessMeter()
    for (const [dbfs, seconds] of parts) {
      const samples = sine(sampleRate, dbfs, seconds)
      meter.add({ channelData: [samples, samples], sampleRate })
    }
    expect(Math.abs((meter.lufs() ?? 0) - lufs)).toBeLessThanOrEqual(0.1)
  })
})

it('weighs the channels of a surround signal (case 6 of EBU Tech 3341)', () => {
  const meter = createLoudnessMeter()
  const front = sine(48_000, -28, 20)
  const centre = sine(48_000, -24, 20)
  const behind = sine(48_000, -30, 20)
  const channelData = [front, front, centre, sine(48_000, 0, 20), behind, behind]
  meter.add({ channelData, sampleRate: 48_000 })
  expect(Math.abs((meter.lufs() ?? 0) + 23)).toBeLessThanOrEqual(0.1)
})

it('has no loudness for silence and for less than a block', () => {
  const meter = createLoudnessMeter()
  expect(meter.lufs()).toBeUndefined()
  meter.add({ channelData: [new Float32Array(480_000)], sampleRate: 48_000 })
  expect(meter.lufs()).toBeUndefined()
})

it('measures the same, however small the parts are', () => {
  const samples = sine(44_100, -20, 3)
  const [whole, parts] = [createLoudnessMeter(), createLoudnessMeter()]
  whole.add({ channelData: [samples], sampleRate: 44_100 })
  for (let at = 0; at < samples.length; at += 1_152) {
    parts.add({ channelData: [samples.subarray(at, at + 1_152)], sampleRate: 44_100 })
  }
  expect(parts.lufs()).toBe(whole.lufs())
})

it('goes on when the number of channels or the sample rate changes', () => {
  const meter = createLoudnessMeter()
  meter.add({ channelData: [sine(44_100, -20, 5)], sampleRate: 44_100 })
  const stereo = sine(48_000, -23, 5)
  meter.add({ channelData: [stereo, stereo], sampleRate: 48_000 })
  expect(meter.lufs()).toBeCloseTo(-23, 1)
})

it('weighs the channels of Vorbis and Opus by their own order', () => {
  const [wav, vorbis] = [createLoudnessMeter(), createLoudnessMeter()]
  const [front, centre, behind] = [-28, -24, -30].map((dbfs) => sine(48_000, dbfs, 5))
  const low = sine(48_000, 0, 5)
  if (!front || !centre || !behind) throw new Error('no signals')
  wav.add({ channelData: [front, front, centre, low, behind, behind], sampleRate: 48_000 })
  vorbis.add({
    channelData: [front, centre, front, behind, behind, low],
    sampleRate: 48_000,
    weights: vorbisWeightsOf(6),
  })
  expect(vorbis.lufs()).toBeCloseTo(wav.lufs() ?? 0, 3)
})
