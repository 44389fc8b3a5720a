import { formCopy } from '@lanting/copy/forms'
import { describe, expect, it } from 'vitest'
import { draftFault, lookOf, mayChange, NEW_DRAFT } from './board.rules.ts'

const chinese = formCopy['zh-CN']

describe('a note', () => {
  it('may be changed by its author and by administrators', () => {
    const mine = { user_id: 7 }
    expect(mayChange({ id: 7, role: 2 }, mine)).toBe(true)
    expect(mayChange({ id: 8, role: 2 }, mine)).toBe(false)
    expect(mayChange({ id: 8, role: 1 }, mine)).toBe(true)
    expect(mayChange({ id: 8, role: 2 }, { user_id: null })).toBe(false)
    expect(mayChange(undefined, { user_id: null })).toBe(false)
  })

  it('uses the theme colours without a chosen style', () => {
    expect(lookOf(NEW_DRAFT)).toEqual({
      colours: { kind: 'plain' },
      fontSize: 16,
      fontWeight: 500,
    })
  })

  it('ignores invalid styles', () => {
    const hostile = { color: 'red', font_size: 900, font_weight: 1, bg_color: 'url(//a.test)' }
    expect(lookOf(hostile as never)).toEqual(lookOf(NEW_DRAFT))
  })

  it.each([
    [{ message: ' ', tag: 'a' }, 'message', '留言内容不能为空'],
    [{ message: '字'.repeat(556), tag: 'a' }, 'message', '留言内容过长 请删减'],
    [{ message: 'a', tag: '' }, 'tag', '请选择标签，没有标签可以自行创建'],
  ])('is not sent with a missing value (%#)', (draft, at, text) => {
    expect(draftFault(draft, chinese)).toEqual({ at, text })
  })

  it('accepts 555 characters', () => {
    expect(draftFault({ message: '😀'.repeat(555), tag: 'a' }, chinese)).toBeUndefined()
  })
})
