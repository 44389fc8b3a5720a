import { describe, expect, it } from 'vitest'
import { lacksOrigin, mayRead } from './articles.rules.ts'

describe('reading an article', () => {
  it('is open to everybody when it is public', () => {
    expect(mayRead({ status: 1 }, undefined)).toBe(true)
  })

  it.each([2, 3])('is for administrators only at status %i', (status) => {
    expect(mayRead({ status }, undefined)).toBe(false)
    expect(mayRead({ status }, { role: 2 })).toBe(false)
    expect(mayRead({ status }, { role: 1 })).toBe(true)
  })
})

describe('the origin of an article', () => {
  it('may be left out by an original', () => {
    expect(lacksOrigin({ type: 1 })).toBe(false)
  })

  it.each([2, 3])('is needed by type %i', (type) => {
    expect(lacksOrigin({ type, origin_url: ' ' })).toBe(true)
    expect(lacksOrigin({ type, origin_url: 'https://example.org/a' })).toBe(false)
  })
})
