import { expect, it } from 'vitest'
import { shortCount } from './short-count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1k'],
  [1_050, '1k'],
  [1_299, '1.2k'],
  [9_999, '9.9k'],
  [10_000, '1w'],
  [23_456, '2.3w'],
  [1_234_567, '123.4w'],
])('formats %i as %s', (count, text) => {
  expect(shortCount(count)).toBe(text)
})
