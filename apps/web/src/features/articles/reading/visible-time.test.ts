import { READING_DURATION_MAX_MS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { visibleTime } from './visible-time.ts'

it('counts whole milliseconds while the page is visible', () => {
  const time = visibleTime()
  time.show(100)
  expect(time.hide(1_600.9)).toBe(1_500)
  expect(time.hide(9_000)).toBe(0)
  time.show(10_000)
  expect(time.hide(10_500)).toBe(500)
})

it('ignores a second show event', () => {
  const time = visibleTime()
  time.show(0)
  time.show(400)
  expect(time.hide(1_000)).toBe(1_000)
})

it('is never negative and never above the limit of one call', () => {
  const time = visibleTime()
  time.show(0)
  expect(time.hide(READING_DURATION_MAX_MS * 3)).toBe(READING_DURATION_MAX_MS)
  time.show(500)
  expect(time.hide(400)).toBe(0)
})
