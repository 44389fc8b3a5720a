import { expect, it } from 'vitest'
import { afterTyping } from './drafts.ts'

it('keeps the newest twenty drafts, and no empty draft', () => {
  let drafts = {}
  for (let place = 0; place < 25; place += 1) drafts = afterTyping(drafts, `at ${place}`, 'x')
  expect(Object.keys(drafts)).toHaveLength(20)
  expect(drafts).not.toHaveProperty('at 4')
  drafts = afterTyping(drafts, 'at 5', 'newer')
  expect(Object.entries(drafts).at(-1)).toEqual(['at 5', 'newer'])
  expect(afterTyping(drafts, 'at 5', '')).not.toHaveProperty('at 5')
})
