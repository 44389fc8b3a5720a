import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it.each([
  ['Enter that ends a word in Chrome', { isComposing: true, keyCode: 229 }, true],
  ['Enter that ends a word in Safari', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s: %j is of a composition: %j', (_, key, expected) => {
  expect(isComposing(key)).toBe(expected)
})
