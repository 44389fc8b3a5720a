import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Tea <em>with</em> <b>mi<sup>lk</sup></b>', 'Tea with milk'],
  ['snake_case *and* ~`!@#$%^&amp;*()-_=+{}[]/;:', 'snake_case *and* ~`!@#$%^&*()-_=+{}[]/;:'],
  ['1 &lt; 2 &amp; 三碗', '1 < 2 & 三碗'],
  ['a\n  b', 'a b'],
])('a title %j is %j', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})
