import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it('moves one row and keeps the order of the others', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect(moved(rows, 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moved(rows, 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moved(rows, 9, 0)).toEqual(rows)
  expect(rows).toEqual(['a', 'b', 'c', 'd'])
})
