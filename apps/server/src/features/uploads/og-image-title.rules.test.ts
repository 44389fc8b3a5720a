import { expect, it } from 'vitest'
import { isMostlyBoxes, lettersOf, markupText, titleSize } from './og-image-title.rules.ts'

it('escapes markup in a title', () => {
  expect(markupText('<span size="999999">&amp;</span>\u0000')).toBe(
    '&lt;span size="999999"&gt;&amp;amp;&lt;/span&gt;',
  )
  expect(markupText('tea 😀 time\ud800')).toBe('tea   time\ufffd')
})

it('writes a long title smaller', () => {
  const sizes = ['兰亭', '让页面先到，让脚本后来，再说', 'x'.repeat(100), '字'.repeat(100)].map(
    titleSize,
  )
  expect(sizes).toEqual([76, 76, 48, 38])
})

it('skips a title whose letters are mostly missing in the fonts', () => {
  expect(lettersOf('兰亭, 兰 a1!')).toEqual(['兰', '亭', 'a', '1'])
  expect(isMostlyBoxes(['4x8', '4x8', '9x9'], '4x8')).toBe(true)
  expect(isMostlyBoxes(['4x8', '9x8'], '4x8')).toBe(false)
})
