import { describe, expect, it } from 'vitest'
import { descriptionOf } from './descriptions.ts'

describe('descriptionOf', () => {
  it('returns a short text whole, in one line', () => {
    expect(descriptionOf(' 兰亭\n永和九年，岁在癸丑\n')).toBe('兰亭 永和九年，岁在癸丑')
  })

  it('cuts a long text to the limit and ends it with an ellipsis', () => {
    expect(descriptionOf('字'.repeat(149))).toBe('字'.repeat(149))
    expect(descriptionOf('字'.repeat(151))).toBe(`${'字'.repeat(149)}…`)
  })

  it('does not split a character', () => {
    expect(descriptionOf('👨‍👩‍👧'.repeat(200))).toBe(`${'👨‍👩‍👧'.repeat(149)}…`)
  })
})
