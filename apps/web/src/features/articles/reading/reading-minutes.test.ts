import { expect, it } from 'vitest'
import { minutesOf } from './reading-minutes.ts'

it.each([
  ['', 1],
  [`<p>${'字'.repeat(2400)}</p>`, 6],
  [`<p>${'word '.repeat(660)}</p>`, 3],
  [`<p>${'字'.repeat(400)} ${'word '.repeat(220)}</p>`, 2],
  [`<p class="${'word '.repeat(2000)}">a</p>`, 1],
])('counts Han characters and words, not markup (%#)', (html, minutes) => {
  expect(minutesOf(html)).toBe(minutes)
})

it('counts a formula once', () => {
  const formula =
    '<span class="katex"><span class="katex-mathml"><math><mi>x</mi><annotation>x</annotation></math></span>' +
    '<span class="katex-html">x</span></span> '
  expect(minutesOf(`<p>${formula.repeat(440)}</p>`)).toBe(2)
})

it('counts the words of neighbouring elements apart', () => {
  expect(minutesOf('<li>word</li>'.repeat(660))).toBe(3)
})
