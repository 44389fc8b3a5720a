import { describe, expect, it } from 'vitest'
import {
  afterKey,
  areaPath,
  linePath,
  namedPlaces,
  pointsOf,
  shadeOf,
  ticksFor,
} from './chart.rules.ts'

describe('ticksFor', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [490, [0, 200, 400, 600]],
    [1_000, [0, 250, 500, 750, 1_000]],
  ])('for %i returns %o', (largest, ticks) => expect(ticksFor(largest)).toEqual(ticks))

  it('returns at most six whole values from zero to at least the largest', () => {
    for (let largest = 0; largest < 3_000; largest += 1) {
      const ticks = ticksFor(largest)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect([ticks[0], (ticks.at(-1) ?? -1) >= largest, ticks.length <= 6]).toEqual([
        0,
        true,
        true,
      ])
    }
  })
})

describe('linePath', () => {
  it('passes through every value from edge to edge', () => {
    const points = pointsOf([0, 5, 10], 10)
    expect(points).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ])
    expect(linePath(points)).toBe('M0 100C25 100 25 50 50 50C75 50 75 0 100 0')
    expect(areaPath(points)).toMatch(/L100 100L0 100Z$/)
  })

  it('returns nothing for no value and a point for one value', () => {
    expect([linePath([]), areaPath([])]).toEqual(['', ''])
    expect(linePath(pointsOf([1], 1))).toBe('M100 0')
  })
})

it.each([
  [7, 7, [0, 1, 2, 3, 4, 5, 6]],
  [30, 5, [5, 13, 21, 29]],
  [90, 5, [20, 43, 66, 89]],
  [1, 5, [0]],
  [0, 5, []],
])('of %i days labels at most %i, always the last', (count, most, places) =>
  expect(namedPlaces(count, most)).toEqual(places),
)

it('arrow keys move between days and stop at the ends', () => {
  expect(afterKey('ArrowLeft', 0, 30)).toBe(0)
  expect(afterKey('ArrowRight', 3, 30)).toBe(4)
  expect(afterKey('PageUp', 28, 30)).toBe(29)
  expect(afterKey('Home', 28, 30)).toBe(0)
  expect(afterKey('Tab', 3, 30)).toBeUndefined()
})

it('shades a day by its number of posts', () =>
  expect([0, 1, 2, 3, 4, 40].map(shadeOf)).toEqual([0, 1, 2, 2, 3, 3]))
