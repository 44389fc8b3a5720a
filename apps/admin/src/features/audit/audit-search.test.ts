import { expect, it } from 'vitest'
import { isFiltered, listBody, readAuditSearch } from './audit-search.ts'

it('converts a form to the address and the address to the request', () => {
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

it('drops unknown search parameters', () => {
  const search = readAuditSearch({ who: 'me', action: '', ending: 'soon', until: 'later', evil: 1 })
  expect(listBody(search)).toEqual({ current: 1, size: 10 })
  expect(isFiltered(search)).toBe(false)
})
