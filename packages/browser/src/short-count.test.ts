import { expect, it } from 'vitest'
import { shortCount } from './short-count.ts'

it.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1_000, '1.0k', '1.0k'],
  [1_299, '1.3k', '1.3k'],
  [3_070, '3.1k', '3.1k'],
  [9_949, '9.9k', '9.9k'],
  [10_000, '1.0w', '10.0k'],
  [23_456, '2.3w', '23.5k'],
  [999_949, '100.0w', '999.9k'],
  [999_999, '100.0w', '1.0M'],
  [1_234_567, '123.5w', '1.2M'],
])('formats %i as %s, in English as %s', (count, chinese, english) => {
  expect([shortCount(count, 'zh-CN'), shortCount(count, 'en')]).toEqual([chinese, english])
})
