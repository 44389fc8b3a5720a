import { expect, it } from 'vitest'
import { sendsByKey } from './enter-key.rules.ts'

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false }

it.each([
  ['Enter', NONE, true, true],
  ['Enter', { ...NONE, shiftKey: true }, true, false],
  ['Enter', NONE, false, false],
  ['Enter', { ...NONE, ctrlKey: true }, false, true],
  ['Enter', { ...NONE, metaKey: true }, true, true],
  ['a', { ...NONE, ctrlKey: true }, true, false],
])('%s with %o, while Enter sends is %s, sends: %s', (key, keys, enterSends, sends) => {
  expect(sendsByKey({ key, ...keys }, enterSends)).toBe(sends)
})
