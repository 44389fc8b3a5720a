import { expect, it } from 'vitest'
import { weightOf } from './taxonomy-weight.ts'

it('weighs a tag between zero and one by its use', () => {
  expect([0, 1, 5, 31].map((count) => weightOf(count, 31))).toEqual([0, 0.2, 0.52, 1])
})
