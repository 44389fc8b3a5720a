import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'

const RATE = 8_000

/** A tone that is -16 LUFS on two channels, changed by a hand. */
const heard = (
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
    expect(heard(50)).toEqual([])
  })

  it('is found too loud, and clipping', () => {
    const [loud, clipped] = heard(50, (value) => Math.max(-1, Math.min(1, value * 8)))
    expect(loud).toContain('too loud')
    expect(clipped).toContain('clips')
  })

  it('is found clipping when a single wave is', () => {
    expect(heard(50, (value, at) => (at > 20 && at < 20.01 ? value * 7 : value))).toEqual([
      expect.stringContaining('clips'),
    ])
  })

  it('is found too soft', () => {
    expect(heard(50, (value) => value / 2)).toEqual([expect.stringContaining('too soft')])
  })

  it('is found silent in the middle, and at the end', () => {
    for (const from of [20, 47.5]) {
      const faults = heard(50, (value, at) => (at > from && at < from + 2.5 ? 0 : value))
      expect(faults).toEqual([expect.stringContaining('silent for 2.5')])
    }
  })

  it('is found too short or too long', () => {
    expect(heard(44)).toEqual(['only 44.0 s'])
    expect(heard(121)).toEqual(['121.0 s long'])
  })
})
