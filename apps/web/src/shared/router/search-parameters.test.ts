import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search-parameters.ts'

it.each(['茶', '1e3', '007', 'true', 'null', '"tea"', '[1]', '{"a":1}', 'a b+c', '%', '&=#?', ' '])(
  'reads the parameter %s back unchanged',
  (q) => {
    expect(parseSearch(stringifySearch({ q, page: 2 }))).toEqual({ q, page: '2' })
  },
)

it('omits missing parameters', () => {
  expect(stringifySearch({ q: undefined })).toBe('')
  expect(parseSearch('')).toEqual({})
})
