import { describe, expect, it } from 'vitest'
import { fold, readable } from './normalize.ts'

describe('readable text', () => {
  it.each([
    ['is one line', ' a\n\n b\u3000c ', 'a b c'],
    ['is composed', 'cafe\u0301', 'café'],
    ['has no control characters', 'a\u0000b\u0007', 'a b'],
    ['has no halves of characters', 'a\ud83cb', 'a\ufffdb'],
    ['may be nothing', ' \u0000 ', ''],
  ])('%s', (_, text, shown) => {
    expect(readable(text)).toBe(shown)
  })
})

describe('the fold', () => {
  it.each([
    ['of a capital is its small letter', 'TeA ÀÉ ΑΛΦΑ ЁЛКА', 'tea àé αλφα ёлка'],
    ['of a full-width form is the plain one', 'Ａｂ１，（）！', 'ab1,()!'],
    ['of a half-width form is the whole one', 'ｶﾅ', 'カナ'],
    ['of a final sigma is that of any sigma', 'ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['of Chinese is itself', '永和九年。', '永和九年。'],
    ['of what would grow is itself', 'İ ½ … ﬁ', 'İ ½ … ﬁ'],
    ['of what would shrink is itself', '𝐀', '𝐀'],
    ['of an emoji is itself', '👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%s', (_, text, normalized) => {
    expect(fold(text)).toBe(normalized)
  })

  const points = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at))

  it('leaves every character at its place, whichever it is', () => {
    const all = [...points(0, 0xd800), ...points(0xe000, 0x2_0000)].join('')
    expect(fold(all).length).toBe(all.length)
  })

  it('is the same for a capital and its small letter, wherever they stand', () => {
    const capitals = points(0, 0xd800).filter(
      (character) => /^\p{Lu}$/u.test(character) && character.toLowerCase().length === 1,
    )
    expect(capitals.length).toBeGreaterThan(1_000)
    const small = capitals.map((character) => character.toLowerCase())
    expect(fold(capitals.join(''))).toBe(fold(small.join('')))
  })
})
