import { expect, it } from 'vitest'
import { isFiltered, listBody, readAuditSearch } from './audit-search.ts'

it('what a form sends becomes the address, and the address the call', () => {
  const form = { who: '3', action: 'addTag', ending: 'failed', from: '2026-01-02', autosaves: 'on' }
  expect(listBody(readAuditSearch({ ...form, page: 2 }))).toEqual({
    current: 2,
    size: 10,
    user_id: 3,
    action: 'addTag',
    ending: 'failed',
    time: ['2026-01-02', '9999-12-31'],
    autosaves: true,
  })
})

it('whatever else stands in the address is dropped', () => {
  const search = readAuditSearch({ who: 'me', action: '', ending: 'soon', until: 'later', evil: 1 })
  expect(listBody(search)).toEqual({ current: 1, size: 10 })
  expect(isFiltered(search)).toBe(false)
})
