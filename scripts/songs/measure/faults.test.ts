import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'

const RATE = 8_000

/** Returns the faults of a changed tone of -16 LUFS on two channels. */
const faultsIn = (
  seconds: number,
  change: (value: number, at: number) => number = (value) => value,
) => {
  const level = 10 ** (-16 / 20)
  const channel = Float32Array.from({ length: seconds * RATE }, (_, index) =>
    change(level * Math.sin((2 * Math.PI * 1_000 * index) / RATE), index / RATE),
  )
  return faultsOf([channel, channel], RATE)
}

describe('a song', () => {
  it('is accepted without faults', () => {
    expect(faultsIn(50)).toEqual([])
  })

  it('is reported as too loud, and as clipping', () => {
    const [loud, clipped] = faultsIn(50, (value) => Math.max(-1, Math.min(1, value * 8)))
    expect(loud).toContain('too loud')
    expect(clipped).toContain('clips')
  })

  it('is reported as clipping for a single clipped wave', () => {
    expect(faultsIn(50, (value, at) => (at > 20 && at < 20.01 ? value * 7 : value))).toEqual([
      expect.stringContaining('clips'),
    ])
  })

  it('is reported as too soft', () => {
    expect(faultsIn(50, (value) => value / 2)).toEqual([expect.stringContaining('too soft')])
  })

  it('is reported as silent in the middle, and at the end', () => {
    for (const from of [20, 47.5]) {
      const faults = faultsIn(50, (value, at) => (at > from && at < from + 2.5 ? 0 : value))
      expect(faults).toEqual([expect.stringContaining('silent for 2.5')])
    }
  })

  it('is reported as too short or too long', () => {
    expect(faultsIn(44)).toEqual(['only 44.0 s'])
    expect(faultsIn(121)).toEqual(['121.0 s long'])
  })
})
