import { adminEn } from '@lanting/copy/admin/en'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { describe, expect, it } from 'vitest'
import { PATHS } from '../shared/paths.ts'
import { screenTitle } from './screen-title.ts'

const ENGLISH = adminEn.frame.screens

describe('the title of a screen', () => {
  it.each([
    ['English', ENGLISH],
    ['Chinese', adminZhCN.frame.screens],
  ])('is its own for every address, in %s', (_, screens) => {
    // The list and one item of it, such as Users and User, may have one name in Chinese.
    const titles = Object.values(PATHS).map((path) => screenTitle(path, false, screens))
    expect(titles.filter((title) => !title)).toEqual([])
    expect(new Set(titles).size).toBeGreaterThanOrEqual(titles.length - 1)
  })

  it('tells a new text from one that is edited', () => {
    expect(screenTitle(PATHS.editor, true, ENGLISH)).toBe('New article')
    expect(screenTitle(PATHS.editor, false, ENGLISH)).toBe('Edit article')
    expect(screenTitle(PATHS.page, true, ENGLISH)).toBe('New page')
    expect(screenTitle(PATHS.page, false, ENGLISH)).toBe('Edit page')
    expect(screenTitle(PATHS.talk, false, ENGLISH)).toBe('Edit talk')
  })

  it('is absent at an unknown address', () => {
    expect(screenTitle('/nowhere', true, ENGLISH)).toBeUndefined()
  })
})
