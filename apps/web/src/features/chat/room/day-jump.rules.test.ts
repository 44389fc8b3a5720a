import { describe, expect, it } from 'vitest'
import { jumpsAtOnce, startOfDay } from './day-jump.rules.ts'

describe('a day', () => {
  it('begins at midnight of the reader', () => {
    expect(startOfDay('2023-11-15')).toBe(new Date(2023, 10, 15).getTime())
  })

  it.each(['', '0001-11-15', '0202-11-15', 'x'])(
    'is not yet one while it is typed: %j',
    (typed) => {
      expect(startOfDay(typed)).toBeUndefined()
    },
  )

  it('is gone to at once when the mouse has chosen it, and never while it is typed', () => {
    expect(jumpsAtOnce({ hasMouse: true, isTyped: false })).toBe(true)
    expect(jumpsAtOnce({ hasMouse: true, isTyped: true })).toBe(false)
    expect(jumpsAtOnce({ hasMouse: false, isTyped: false })).toBe(false)
  })
})
