import { expect, it } from 'vitest'
import { EMOJIS } from './emojis.ts'
import { withInserted } from './insert-text.ts'

it.each([
  ['', 0, 0, '🙂', 2],
  ['ab', 1, 1, 'a🙂b', 3],
  ['ab', 0, 2, '🙂', 2],
  ['👍a', 2, 3, '👍🙂', 4],
])('inserts text into %j from %i to %i', (text, start, end, expected, caret) => {
  expect(withInserted(text, '🙂', { start, end })).toEqual({ text: expected, caret })
})

it('offers ninety emoji, each once', () => {
  expect(EMOJIS).toHaveLength(90)
  expect(new Set(EMOJIS).size).toBe(90)
})
