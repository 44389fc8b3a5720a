import { describe, expect, it } from 'vitest'
import { descriptionOf } from './descriptions.ts'

describe('a description', () => {
  it('is the whole text in one line when that is short', () => {
    expect(descriptionOf(' 兰亭\n永和九年，岁在癸丑\n')).toBe('兰亭 永和九年，岁在癸丑')
  })

  it('fits where descriptions go, and says that there is more', () => {
    expect(descriptionOf('字'.repeat(149))).toBe('字'.repeat(149))
    expect(descriptionOf('字'.repeat(151))).toBe(`${'字'.repeat(149)}…`)
  })

  it('never cuts a character in two', () => {
    expect(descriptionOf('👨‍👩‍👧'.repeat(200))).toBe(`${'👨‍👩‍👧'.repeat(149)}…`)
  })
})
