import { describe, expect, it } from 'vitest'
import { invalidAddressIn, isTimeZone, picturesOf } from './settings.rules.ts'

describe('changed settings', () => {
  it.each([
    [{}, undefined],
    [{ blog_avatar: '', github_link: '' }, undefined],
    [{ blog_avatar: '/art/a.avif', github_link: 'https://a.test' }, undefined],
    [{ thanks_link: '/thanks' }, undefined],
    [{ avatar_bg: 'http://a.test/x.png' }, 'avatar_bg'],
    [{ we_chat_pay: 'javascript:alert(1)' }, 'we_chat_pay'],
    [{ bilibili_link: 'javascript:alert(1)' }, 'bilibili_link'],
    [{ record_link: '//evil.test' }, 'record_link'],
    [{ badges: [{ image: '/a.png', title: '', link: '' }] }, undefined],
    [{ badges: [{ image: '', title: '', link: '' }] }, 'badges.0'],
    [{ badges: [{ image: '/a.png', title: '', link: 'data:x' }] }, 'badges.0'],
  ])('%j: the invalid field is %s', (change, expected) => {
    expect(invalidAddressIn(change)).toBe(expected)
  })

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
