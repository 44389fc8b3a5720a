import { describe, expect, it } from 'vitest'
import { isTimeZone, picturesOf } from './settings.rules.ts'

describe('changed settings', () => {
  it('accept known time zones only', () => {
    expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', '', '../x'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('list their pictures, including badges', () => {
    const badges = [{ image: '/b.png', title: '', link: '' }]
    expect(picturesOf({ blog_avatar: '/a.png', avatar_bg: '', badges })).toEqual([
      '/a.png',
      '/b.png',
    ])
  })
})
