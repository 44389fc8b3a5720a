import { expect, it } from 'vitest'
import { isDiskLow } from './disk.rules.ts'

const GB = 1024 ** 3

it.each([
  [10 * GB, 100 * GB, false],
  [4.9 * GB, 100 * GB, true],
  [5 * GB, 100 * GB, false],
  [0.9 * GB, 10 * GB, true],
  [1 * GB, 10 * GB, false],
  [0, 10 * GB, true],
])('%i bytes of %i: low is %s', (freeBytes, diskBytes, isLow) => {
  expect(isDiskLow({ freeBytes, diskBytes })).toBe(isLow)
})
