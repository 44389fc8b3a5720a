import { expect, it } from 'vitest'
import { nearestChoice } from './nearest-choice.ts'

it.each([
  [0, 0],
  [4.2, 10],
  [10, 10],
  [59, 60],
  [9_999, 1_440],
])('covers %d with %d', (value, choice) => {
  expect(nearestChoice([0, 10, 60, 1_440], value)).toBe(choice)
})
