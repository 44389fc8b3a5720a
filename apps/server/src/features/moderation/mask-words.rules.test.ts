import { expect, it } from 'vitest'
import { maskWords } from './mask-words.rules.ts'

const WORDS = ['darn', '坏词', 'c++', ' ', 'b']

it.each([
  ['Darn it', '**** it'],
  ['DARN', '****'],
  ['ｄａｒｎ', '****'],
  ['da\u200brn', '*****'],
  ['darning needles', 'darning needles'],
  ['这是坏词啊', '这是**啊'],
  ['坏\u200b词', '***'],
  ['c++!', '***!'],
  ['<b>darn</b>', '<b>****</b>'],
  ['a b c', 'a * c'],
  ['', ''],
  ['plain', 'plain'],
])('%j becomes %j', (text, expected) => {
  expect(maskWords(text, WORDS)).toBe(expected)
})

it('masks nothing without a list, and takes no word for a pattern', () => {
  expect(maskWords('anything', [])).toBe('anything')
  expect(maskWords('aaa', ['.*', '(', '[a'])).toBe('aaa')
})
