import { expect, it } from 'vitest'
import { isLongLine, isLongTitle } from './long-text.rules.ts'

it.each([
  ['静夜思', false],
  ['Magenta (Live, 2026)', false],
  ['一首名字很长很长的歌从前有', true],
  ['The Extraordinarily Long Title', true],
])('the title %s is long: %s', (title, isLong) => {
  expect(isLongTitle(title)).toBe(isLong)
})

it.each([
  ['举头望明月，低头思故乡', false],
  ['这一行歌词写得很长很长，长到在一行里放不下，只好换到下一行，再接着唱下去', true],
])('the line %s is long: %s', (line, isLong) => {
  expect(isLongLine(line)).toBe(isLong)
})
