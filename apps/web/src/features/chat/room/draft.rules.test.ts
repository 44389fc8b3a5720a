import { expect, it } from 'vitest'
import { withoutSent } from './draft.rules.ts'

it.each([
  ['all of it', 'hello', 'hello', ''],
  ['what a visitor wrote below what the user had begun', 'begun\nhello', 'hello', 'begun'],
  ['something else', 'begun', 'hello', 'begun'],
  ['nothing that only ends alike', 'othello', 'hello', 'othello'],
])('removes %s after it was sent', (_, draft, sent, left) => {
  expect(withoutSent(draft, sent)).toBe(left)
})
