import { describe, expect, it } from 'vitest'
import { longestSilence } from './longest-silence.ts'
import { loudness } from './loudness.ts'
import { decibels, samplePeak, truePeak } from './true-peak.ts'

const RATE = 48_000

const sine = (hertz: number, dbfs: number, seconds: number, phase = 0) =>
  Float32Array.from(
    { length: seconds * RATE },
    (_, index) => 10 ** (dbfs / 20) * Math.sin((2 * Math.PI * hertz * index) / RATE + phase),
  )

const joined = (...parts: readonly Float32Array[]) => {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}

const quiet = (seconds: number) => new Float32Array(seconds * RATE)

describe('the loudness', () => {
  it('is -3.01 LUFS for a tone of 997 Hz at full scale on one channel', () => {
    expect(loudness([sine(997, 0, 5), quiet(5)], RATE)).toBeCloseTo(-3.01, 1)
  })

  it('is -Infinity for silence', () => {
    expect(loudness([quiet(2), quiet(2)], RATE)).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('the true peak', () => {
  it('is found between two samples that both lie below it', () => {
    const tone = sine(RATE / 4, -6, 1, Math.PI / 4)
    expect(decibels(samplePeak(tone))).toBeCloseTo(-9, 1)
    expect(decibels(truePeak([tone]))).toBeGreaterThan(-6.4)
    expect(decibels(truePeak([tone]))).toBeLessThan(-5.8)
  })
})

describe('the longest silence', () => {
  it('is measured in seconds', () => {
    const tone = joined(sine(440, -20, 1), quiet(3), sine(440, -20, 1), quiet(1))
    expect(longestSilence([tone, tone], RATE)).toBeCloseTo(3, 1)
  })

  it('does not begin while one channel sounds', () => {
    expect(longestSilence([quiet(3), sine(440, -20, 3)], RATE)).toBe(0)
  })
})
