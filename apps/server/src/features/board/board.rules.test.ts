import { describe, expect, it } from 'vitest'
import { hasVisibleText, mayChange, storedDraft, visitorName } from './board.rules.ts'

describe('a board message', () => {
  it.each([
    [{ id: 1, role: 2 as const }, { user_id: 1 }, true],
    [{ id: 2, role: 2 as const }, { user_id: 1 }, false],
    [{ id: 2, role: 1 as const }, { user_id: 1 }, true],
    [{ id: 2, role: 2 as const }, { user_id: null }, false],
    [{ id: 2, role: 1 as const }, { user_id: null }, true],
  ])('may be changed by its author and by administrators: %j of %j is %s', (who, row, may) => {
    expect(mayChange(who, row)).toBe(may)
  })

  it.each([
    ['hello', true],
    ['你', true],
    ['👍🏽', true],
    ['.', true],
    ['', false],
    [' \n\t\u3000', false],
    ['\u200b\u200d\ufeff', false],
    ['\u3164\u2800', false],
    ['\u0301\u0301', false],
  ])('needs visible text: %j is %s', (text, has) => {
    expect(hasVisibleText(text)).toBe(has)
  })

  it('is stored with its masked texts, and in the first colour by default', () => {
    const look = { font_size: 16, font_weight: 500, bg_color: 'transparent', bg_url: '' } as const
    const draft = { message: ' a b ', tag: ' life ', color: '' as const, ...look }
    expect(storedDraft(draft, { message: 'A B', tag: 'life' })).toEqual({
      ...look,
      message: 'A B',
      tag: 'life',
      color: '#676767',
    })
  })

  it('of a visitor has a random name of five letters or digits', () => {
    expect(visitorName('V', Uint8Array.of(0, 30, 31, 255, 128, 9))).toMatch(/^V[a-z2-9]{5}$/)
  })
})
