import { describe, expect, it } from 'vitest'
import { createBlocklistCheck, editBlocklist } from './blocklist.rules.ts'

const WORDS = ['darn', '坏词', 'c++', ' ', 'b']
const masking = (words: readonly string[]) =>
  createBlocklistCheck(words.map((word) => ({ word, action: 'mask' as const })))

describe('masking', () => {
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
  ])('turns %j into %j', (text, expected) => {
    const result = masking(WORDS)(text)
    expect(result.text).toBe(expected)
    expect(result.verdict).toBe(text === expected ? 'pass' : 'mask')
  })

  it('changes nothing with an empty blocklist, and treats no word as a pattern', () => {
    expect(masking([])('anything').text).toBe('anything')
    expect(masking(['.*', '(', '[a'])('aaa').text).toBe('aaa')
  })
})

const judge = createBlocklistCheck([
  { word: 'darn', action: 'mask' },
  { word: '加微信', action: 'hold' },
  { word: 'casino', action: 'refuse' },
])

describe('the strictest action', () => {
  it.each([
    ['nothing here', 'pass', []],
    ['darn', 'mask', ['darn']],
    ['darn, 加微信', 'hold', ['加微信']],
    ['加微信 CASINO darn', 'refuse', ['CASINO']],
    ['cas<b></b>ino', 'refuse', ['casino']],
    ['加<b>微</b>信', 'hold', ['加微信']],
    ['c\u200basino', 'refuse', ['c\u200basino']],
    ['casinos are other words', 'pass', []],
    ['来casino玩', 'refuse', ['casino']],
    ['casino2', 'pass', []],
  ] as const)('decides: %j is %s', (text, verdict, words) => {
    expect(judge(text)).toMatchObject({ verdict, words })
  })

  it('keeps words masked in a held text', () => {
    expect(judge('darn 加微信').text).toBe('**** 加微信')
  })
})

describe('editing the blocklist', () => {
  const list = [
    { word: 'darn', action: 'mask' },
    { word: 'tea', action: 'hold' },
  ] as const

  it('appends new words and changes known words in place, ignoring case and spaces', () => {
    expect(editBlocklist(list, ['DARN ', 'new', 'new'], 'refuse')).toEqual([
      { word: 'darn', action: 'refuse' },
      { word: 'tea', action: 'hold' },
      { word: 'new', action: 'refuse' },
    ])
  })

  it('removes words', () => {
    expect(editBlocklist(list, ['tea', 'unknown'], 'none')).toEqual([
      { word: 'darn', action: 'mask' },
    ])
  })
})
