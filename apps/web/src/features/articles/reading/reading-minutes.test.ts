import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

it.each([
  ['', 1],
  [`<p>${'字'.repeat(2400)}</p>`, 6],
  [`<p>${'word '.repeat(660)}</p>`, 3],
  [`<p>${'字'.repeat(400)} ${'word '.repeat(220)}</p>`, 2],
  [`<p class="${'word '.repeat(2000)}">a</p>`, 1],
])('counts Han characters and words, not markup (%#)', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes)
})
