import { expect, it } from 'vitest'
import { withoutStacks } from './stacked-marks.ts'
import { tidyText } from './written-text.ts'

it.each([
  ['Z\u0300\u0301', 'Z\u0300\u0301'],
  [`Z${'\u0310'.repeat(40)}a`, 'Z\u0310\u0310a'],
  [`ก${'็'.repeat(9)}`, 'ก็็'],
  [`ع${'\u064b'.repeat(9)}`, 'ع\u064b\u064b'],
  [`x${'\u20dd'.repeat(5)}`, 'x\u20dd\u20dd'],
  [`ས${'ྒ'.repeat(9)}`, `ས${'ྒ'.repeat(5)}`],
  ['ज़ीं नि', 'ज़ीं नि'],
  ['1️⃣❤️👨‍👩‍👧', '1️⃣❤️👨‍👩‍👧'],
])('leaves at most two marks on a letter, and more where letters need them: %j', (text, left) => {
  expect(withoutStacks(text)).toBe(left)
  expect(tidyText(` ${text} `)).toBe(left)
})
