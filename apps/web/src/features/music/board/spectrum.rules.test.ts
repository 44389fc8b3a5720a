import { expect, it } from 'vitest'
import { barsOf } from './spectrum.rules.ts'

/** Louder low bands than high bands. */
const falling = Uint8Array.from({ length: 96 }, (_, band) => 240 - band * 6)

it('is symmetric, with low notes in the middle', () => {
  const bars = barsOf(falling, 6)
  expect(bars.toReversed()).toEqual(bars)
  expect(bars[2]).toBeGreaterThan(bars[1] ?? 1)
  expect(bars[1]).toBeGreaterThan(bars[0] ?? 1)
})

it('gives low and high notes the same space', () => {
  const one = (band: number) => barsOf(new Uint8Array(96).fill(255, band, band + 1), 12)
  expect(one(1).filter((loud) => loud > 0)).toHaveLength(2)
  expect(one(32).filter((loud) => loud > 0)).toHaveLength(2)
  expect(one(90).filter((loud) => loud > 0)).toHaveLength(0)
})

it('is flat in silence and never exceeds its height', () => {
  expect(barsOf(new Uint8Array(64), 24).every((height) => height === 0)).toBe(true)
  expect(Math.max(...barsOf(new Uint8Array(64).fill(255), 24))).toBe(1)
  expect(barsOf(new Uint8Array(), 4)).toEqual([0, 0, 0, 0])
})
