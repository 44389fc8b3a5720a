import { expect, it } from 'vitest'
import { pullOf } from './pull.rules.ts'

it.each([
  [0, 120, 'down'],
  [-80, 10, 'left'],
  [80, -10, 'right'],
  [0, -200, undefined],
  [0, 60, undefined],
  [40, 0, undefined],
  [80, 85, undefined],
] as const)('a swipe of %i across and %i down means %s', (across, down, meant) => {
  expect(pullOf(across, down)).toBe(meant)
})
