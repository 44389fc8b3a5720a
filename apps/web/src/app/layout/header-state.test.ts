import { describe, expect, it } from 'vitest'
import { afterScroll, atStart } from './header-state.ts'

const after = (...positions: number[]) => [0, ...positions].reduce(afterScroll, atStart).place

describe('the header', () => {
  it('is at the top up to 50 px', () => {
    expect(after(0)).toBe('top')
    expect(after(50)).toBe('top')
    expect(after(51)).toBe('hidden')
  })

  it('hides on scrolling down and returns on scrolling up', () => {
    expect(after(100, 300)).toBe('hidden')
    expect(after(300, 299)).toBe('shown')
    expect(after(300, 299, 300)).toBe('hidden')
  })

  it('is always shown at 50 px or less', () => {
    expect(after(300, 50)).toBe('top')
    expect(after(20, 50)).toBe('top')
  })

  it('is shown on a page that opens at a scrolled position', () => {
    expect(afterScroll(atStart, 300).place).toBe('shown')
    expect(afterScroll(atStart, 50).place).toBe('top')
  })

  it('does not change without scrolling', () => {
    expect(after(300, 200, 200)).toBe('shown')
  })
})
