import { expect, it } from 'vitest'
import { hasDropCap } from './drop-cap.rules.ts'

it.each([
  ['', false],
  ['<p>雨停了。</p><p>很长</p>', false],
  [`<p>${'字'.repeat(45)}</p>`, true],
  [`<p>${'字'.repeat(44)}</p><p>${'字'.repeat(44)}</p>`, false],
  [`<p>${'word '.repeat(20)}</p>`, true],
  [`<p><a href="${'x'.repeat(200)}">Rain</a></p>`, false],
  [`<p>“${'字'.repeat(60)}”</p>`, false],
  [`<h2 id="h-a">a</h2><p>${'字'.repeat(60)}</p>`, false],
])('needs two lines of text beside the letter (%#)', (html, isLong) => {
  expect(hasDropCap(html)).toBe(isLong)
})
