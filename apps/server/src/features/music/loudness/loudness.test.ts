import { describe, expect, it } from 'vitest'
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
    const meter = createLoudnessMeter(sampleRate, 2)
    for (const [dbfs, seconds] of parts) {
      const samples = sine(sampleRate, dbfs, seconds)
      meter.add([samples, samples])
    }
    expect(Math.abs((meter.lufs() ?? 0) - lufs)).toBeLessThanOrEqual(0.1)
  })
})

it('weighs the channels of a surround signal (case 6 of EBU Tech 3341)', () => {
  const meter = createLoudnessMeter(48_000, 6)
  const front = sine(48_000, -28, 20)
  const centre = sine(48_000, -24, 20)
  const behind = sine(48_000, -30, 20)
  meter.add([front, front, centre, sine(48_000, 0, 20), behind, behind])
  expect(Math.abs((meter.lufs() ?? 0) + 23)).toBeLessThanOrEqual(0.1)
})

it('has no loudness for silence and for less than a block', () => {
  const meter = createLoudnessMeter(48_000, 1)
  expect(meter.lufs()).toBeUndefined()
  meter.add([new Float32Array(480_000)])
  expect(meter.lufs()).toBeUndefined()
})

it('measures the same, however small the parts are', () => {
  const samples = sine(44_100, -20, 3)
  const [whole, parts] = [createLoudnessMeter(44_100, 1), createLoudnessMeter(44_100, 1)]
  whole.add([samples])
  for (let at = 0; at < samples.length; at += 1_152) parts.add([samples.subarray(at, at + 1_152)])
  expect(parts.lufs()).toBe(whole.lufs())
})
