import { expect, it } from 'vitest'
import { nearestOf } from '../src/lyrics/nearest-line.ts'

const lines = [30, 10, 20, 10].map((atMs, place) => ({ atMs, place }))

it.each([
  [10, 1],
  [14, 1],
  [15, 1],
  [16, 2],
  [29, 0],
  [35, 0],
  [36, undefined],
  [4, undefined],
])('[MUSIC-53] the line nearest to %i ms is line %s', (atMs, place) => {
  expect(nearestOf(lines, 5)(atMs)?.place).toBe(place)
})

it('[MUSIC-53] is undefined without lines', () => {
  expect(nearestOf([], 5)(0)).toBeUndefined()
})

it('[MUSIC-53] is found with few looks among the lines of a hostile service', () => {
  let looks = 0
  const many = Array.from({ length: 5_000 }, (_, atMs) => ({
    get atMs() {
      looks += 1
      return atMs
    },
  }))
  const find = nearestOf(many, 5)
  looks = 0
  expect(find(4_321)?.atMs).toBe(4_321)
  expect(looks).toBeLessThan(30)
})
