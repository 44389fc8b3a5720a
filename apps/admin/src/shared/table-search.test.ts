import { describe, expect, it } from 'vitest'
import { afterSortClick, pageOf, pagerNumbers, readTableSearch } from './table-search.ts'

describe('readTableSearch', () => {
  it.each([
    [
      { page: 3, size: 15 },
      { current: 3, size: 15 },
    ],
    [{ page: '2' }, { current: 2, size: 10 }],
    [
      { page: -1, size: 7 },
      { current: 1, size: 10 },
    ],
    [
      { page: '1e99', size: 'many' },
      { current: 1, size: 10 },
    ],
    [
      { page: [1], size: {} },
      { current: 1, size: 10 },
    ],
  ])('%j means %j', (search, expected) => {
    expect(pageOf(readTableSearch(search))).toEqual(expected)
  })

  it('accepts only asc and desc', () => {
    expect(readTableSearch({ direction: 'drop table' }).direction).toBeUndefined()
  })
})

describe('a click on a column', () => {
  it('sorts descending, then ascending, then not at all', () => {
    const falling = afterSortClick({}, 'view_times')
    expect(falling).toEqual({ sort: 'view_times', direction: 'desc' })
    const rising = afterSortClick(falling, 'view_times')
    expect(rising).toEqual({ sort: 'view_times', direction: 'asc' })
    expect(afterSortClick(rising, 'view_times')).toEqual({ sort: undefined, direction: undefined })
  })

  it('starts again on another column', () => {
    expect(afterSortClick({ sort: 'a', direction: 'asc' }, 'b')).toEqual({
      sort: 'b',
      direction: 'desc',
    })
  })
})

describe('pagerNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 13, [1, 2, -13, 13]],
    [6, 13, [1, -5, 5, 6, 7, -13, 13]],
    [13, 13, [1, -12, 12, 13]],
  ])('on page %i of %i are %j', (page, pages, expected) => {
    expect(pagerNumbers(page, pages)).toEqual(expected)
  })
})
