import { expect, it } from 'vitest'
import { barsOf } from './spectrum.rules.ts'

it('has its low notes in the middle and both sides alike', () => {
  const bars = barsOf(new Uint8Array([0, 200, 100, 50, 10, 0, 0, 0]), 6)
  expect(bars.toReversed()).toEqual(bars)
  expect(bars[2]).toBeGreaterThan(bars[1] ?? 1)
  expect(bars[1]).toBeGreaterThan(bars[0] ?? 1)
})

it('is flat in silence, and never higher than its room', () => {
  expect(barsOf(new Uint8Array(64), 24).every((height) => height === 0)).toBe(true)
  expect(Math.max(...barsOf(new Uint8Array(64).fill(255), 24))).toBe(1)
  expect(barsOf(new Uint8Array(), 4)).toEqual([0, 0, 0, 0])
})
