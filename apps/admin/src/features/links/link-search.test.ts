import { expect, it } from 'vitest'
import { isFiltered, listBody, readLinkSearch } from './link-search.ts'

it('converts the address of pending links to the request', () => {
  const search = readLinkSearch({ tab: 'waiting', name: 'tea', from: '2026-01-02', page: 2 })
  expect(listBody(search)).toEqual({
    current: 2,
    size: 10,
    status: 1,
    site_name: 'tea',
    time: ['2026-01-02', '9999-12-31'],
  })
  expect(listBody({ tab: 'approved' })).toEqual({ current: 1, size: 10, status: 2 })
  expect(listBody({})).toEqual({ current: 1, size: 10 })
})

it('drops unknown search parameters', () => {
  const search = readLinkSearch({ tab: 'secret', from: 'soon', name: ' ', page: -1, evil: 1 })
  expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
  expect(isFiltered(search)).toBe(false)
  expect(isFiltered({ name: 'tea' })).toBe(true)
})
