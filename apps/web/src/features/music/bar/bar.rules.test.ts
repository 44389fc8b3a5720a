import { describe, expect, it } from 'vitest'
import { clockTime, lengthText, loudness, volumeAfter } from './bar.rules.ts'

describe('the time of a song', () => {
  it.each([
    [0, '00:00'],
    [59.99, '00:59'],
    [60, '01:00'],
    [108.4, '01:48'],
    [3_599, '59:59'],
    [6_000, '100:00'],
  ])('of %d s is formatted as %s', (seconds, written) => {
    expect(clockTime(seconds)).toBe(written)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -3])('is 00:00 for %d', (seconds) => {
    expect(clockTime(seconds)).toBe('00:00')
  })

  it('is empty in a list while it is unknown', () => {
    expect([lengthText({ dt: 209_400 }), lengthText({ dt: 0 }), lengthText({})]).toEqual([
      ...['03:29', '', ''],
    ])
  })
})

describe('the loudspeaker', () => {
  it.each([
    [0, false, 'silent'],
    [0.8, true, 'silent'],
    [0.01, false, 'low'],
    [0.49, false, 'low'],
    [0.5, false, 'high'],
    [1, false, 'high'],
  ])('at %d, muted: %s, is %s', (volume, isMuted, shown) => {
    expect(loudness(volume, isMuted)).toBe(shown)
  })
})

it.each([
  [0.5, true, 0.05, 0.5],
  [0.5, false, 0.05, 0.55],
  [0.5, true, -0.05, 0.45],
])('a volume of %d, muted: %s, is after a step of %d at %d', (volume, isMuted, step, after) => {
  expect(volumeAfter(volume, isMuted, step)).toBeCloseTo(after)
})
