import { expect, it } from 'vitest'
import { LINES_SHOWN, mayBeLong } from './long-text.rules.ts'

it('counts lines, and the lines that a long one is wrapped into', () => {
  const lines = (count: number) => Array(count).fill('a').join('\n')
  expect(mayBeLong('')).toBe(false)
  expect(mayBeLong(lines(LINES_SHOWN))).toBe(false)
  expect(mayBeLong(lines(LINES_SHOWN + 1))).toBe(true)
  expect(mayBeLong('\n'.repeat(LINES_SHOWN))).toBe(true)
  expect(mayBeLong('字'.repeat(140))).toBe(false)
  expect(mayBeLong('字'.repeat(400))).toBe(true)
})
