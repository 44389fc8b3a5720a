import { expect, it } from 'vitest'
import { isEditable } from './change-comment.rules.ts'

it('lets a comment be changed for ten minutes', () => {
  const comment = { created_at: 1_000 }
  expect(isEditable(comment, 1_000)).toBe(true)
  expect(isEditable(comment, 601_000)).toBe(true)
  expect(isEditable(comment, 601_001)).toBe(false)
})
