import { expect, it } from 'vitest'
import { nextPlace } from './walk-messages.ts'

it.each([
  ['ArrowUp', -1, 4],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['a', 2, undefined],
  ['constructor', 2, undefined],
] as const)('%s moves from message %i to %s of five', (key, place, next) => {
  expect(nextPlace(key, place, 5)).toBe(next)
})

it('does not move in an empty room', () => {
  expect(nextPlace('ArrowUp', -1, 0)).toBeUndefined()
})
