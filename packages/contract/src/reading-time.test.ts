import { expect, it } from 'vitest'
import { readingTime } from './reading-time.ts'

it.each([
  ['', 0],
  ['等待 hello world，2026', 5],
  ['用React写', 3],
  ['Écrire, пишу 그리고', 3],
])('counts Chinese characters and other words of %j', (text, words) => {
  expect(readingTime(text).words).toBe(words)
})

it.each([
  ['', 1],
  ['字'.repeat(2400), 6],
  ['word '.repeat(660), 3],
  [`${'字'.repeat(400)} ${'word '.repeat(220)}`, 2],
])('knows how long a text takes (%#)', (text, minutes) => {
  expect(readingTime(text).minutes).toBe(minutes)
})
