import { expect, it } from 'vitest'
import { reportedPaths } from './too-long-paths.rules.ts'

it('returns unique names of texts and folders, without pictures', () => {
  const middle = (letter: string) => `${'a'.repeat(500)}${letter}${'b'.repeat(500)}.md`
  const short = `${'a'.repeat(100)}…${'b'.repeat(97)}.md`
  const names = reportedPaths([middle('x'), 'd/', 'p.png', middle('y'), 'c.md'])
  expect(names).toEqual([short, `${short} (2)`, 'c.md', 'd/'])
})
