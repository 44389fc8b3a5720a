import { expect, it } from 'vitest'
import { weightOf } from './taxonomy-weight.ts'

it('a label weighs between nothing and one, by its use', () => {
  expect([0, 1, 5, 31].map((count) => weightOf(count, 31))).toEqual([0, 0.2, 0.52, 1])
})
