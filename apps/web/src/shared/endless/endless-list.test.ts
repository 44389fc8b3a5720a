import { expect, it } from 'vitest'
import { nextPage, rowsOf } from './endless-list.ts'

const page = (total: number, ...ids: number[]) => ({ list: ids.map((id) => ({ id })), total })

it('shows each row once when a new row shifts the pages', () => {
  expect(rowsOf([page(5, 5, 4), page(5, 4, 3)]).map(({ id }) => id)).toEqual([5, 4, 3])
})

it('continues until all rows are loaded, and stops at an empty page', () => {
  expect(nextPage(page(5, 1, 2), [page(5, 1, 2)], 2)).toBe(2)
  expect(nextPage(page(4, 3, 4), [page(4, 1, 2), page(4, 3, 4)], 2)).toBeUndefined()
  expect(nextPage(page(5), [page(5, 1, 2), page(5)], 2)).toBeUndefined()
  expect(nextPage(page(0), [page(0)], 2)).toBeUndefined()
})
