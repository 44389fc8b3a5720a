import { expect, it } from 'vitest'
import { afterArrow } from './arrow-keys.ts'

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 2],
  ['Home', 1, undefined],
  ['a', 1, undefined],
])('%s moves from %i to %s of three', (key, from, to) => {
  expect(afterArrow(key, from, 3)).toBe(to)
})
