import { expect, it } from 'vitest'
import { beginningMs, gapAfter, LANES, lanesOf, roundMs } from './marquee.rules.ts'

it('puts each message into one lane, newest first', () => {
  const rows = Array.from({ length: 20 }, (_, place) => place)
  const lanes = lanesOf(rows, LANES)
  expect(lanes).toHaveLength(LANES)
  expect(lanes.flat().sort((a, b) => a - b)).toEqual(rows)
  expect(lanes[0]).toEqual([0, LANES, 2 * LANES])
})

it('moves 60 pixels a second at any lane width', () => {
  expect(roundMs({ skyWidth: 1_440, laneWidth: 960 })).toBe(40_000)
  expect(roundMs({ skyWidth: 390, laneWidth: 210 })).toBe(10_000)
})

it('starts with filled lanes at different offsets', () => {
  const lane = { skyWidth: 1_200, laneWidth: 900 }
  const beginnings = Array.from({ length: LANES }, (_, place) => beginningMs(lane, place))
  expect(new Set(beginnings).size).toBe(LANES)
  for (const at of beginnings) {
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(roundMs(lane))
  }
})

it('leaves a stable gap after each message', () => {
  expect(gapAfter(7)).toBe(gapAfter(7))
  expect(Math.min(...[1, 2, 3, 4, 5].map(gapAfter))).toBeGreaterThanOrEqual(110)
})
