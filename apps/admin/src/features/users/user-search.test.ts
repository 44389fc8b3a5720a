import { expect, it } from 'vitest'
import { isFiltered, listBody, readUserSearch } from './user-search.ts'

it('converts a form to the address and the address to the request', () => {
  const search = readUserSearch({ name: '听', username: 'ting', role: '2', blocked: '0', page: 3 })
  expect(listBody(search)).toEqual({
    current: 3,
    size: 10,
    nick_name: '听',
    username: 'ting',
    role: 2,
    blocked: 0,
  })
})

it('drops unknown search parameters', () => {
  const search = readUserSearch({ name: ' ', role: '', blocked: 'yes', size: 7, evil: 1 })
  expect(listBody(search)).toEqual({ current: 1, size: 10 })
  expect([isFiltered(search), isFiltered({ blocked: 0 })]).toEqual([false, true])
})
