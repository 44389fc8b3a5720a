import { describe, expect, it } from 'vitest'
import { displayText, normalizeText } from './normalize.ts'

describe('displayText', () => {
  it.each([
    ['puts the text on one line', ' a\n\n b\u3000c ', 'a b c'],
    ['composes characters', 'cafe\u0301', 'café'],
    ['replaces control characters', 'a\u0000b\u0007', 'a b'],
    ['replaces unpaired surrogates', 'a\ud83cb', 'a\ufffdb'],
    ['returns an empty text for blanks', ' \u0000 ', ''],
  ])('%s', (_, text, shown) => {
    expect(displayText(text)).toBe(shown)
  })
})

describe('normalizeText', () => {
  it.each([
    ['lowers capitals', 'TeA ÀÉ ΑΛΦΑ ЁЛКА', 'tea àé αλφα ёлка'],
    ['replaces full-width forms', 'Ａｂ１，（）！', 'ab1,()!'],
    ['replaces half-width forms', 'ｶﾅ', 'カナ'],
    ['treats a final sigma as any sigma', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['replaces traditional characters', '蘭亭書、讀書', '兰亭书、读书'],
    ['replaces a compatibility form of a traditional character', '\uf90a', '金'],
    ['keeps Chinese', '永和九年。', '永和九年。'],
    ['keeps characters that would become longer', 'İ ½ … ﬁ', 'İ ½ … ﬁ'],
    ['keeps characters that would become shorter', '𝐀', '𝐀'],
    ['keeps emoji', '👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%s', (_, text, normalized) => {
    expect(normalizeText(text)).toBe(normalized)
  })

  const points = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at))

  it('keeps the position of every character', () => {
    const all = [...points(0, 0xd800), ...points(0xe000, 0x2_0000)].join('')
    expect(normalizeText(all).length).toBe(all.length)
  })

  it('returns the same for a capital and its small letter', () => {
    const capitals = points(0, 0xd800).filter(
      (character) => /^\p{Lu}$/u.test(character) && character.toLowerCase().length === 1,
    )
    expect(capitals.length).toBeGreaterThan(1_000)
    const small = capitals.map((character) => character.toLowerCase())
    expect(normalizeText(capitals.join(''))).toBe(normalizeText(small.join('')))
  })
})
