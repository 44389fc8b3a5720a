import type { SettingsChange } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { invalidAddressIn, isPastDay, isTimeZone, picturesOf } from './settings.rules.ts'

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
    [{ favicon: 'data:image/svg+xml,x' }, 'favicon'],
    [{ social_links: [{ icon: 'mail', name: 'a', link: 'mailto:a@b.test' }] }, undefined],
    [{ social_links: [{ icon: 'x', name: 'a', link: 'javascript:alert(1)' }] }, 'social_links.0'],
    [{ code_sources: ['https://a.test', 'https://*.b.test:8443'] }, undefined],
    [
      { code_sources: ['https://a.test', "https://a.test; script-src 'unsafe-inline'"] },
      'code_sources.1',
    ],
    [{ code_sources: ['https://*'] }, 'code_sources.0'],
    [{ code_sources: ['http://a.test'] }, 'code_sources.0'],
  ] as [SettingsChange, string | undefined][])(
    '%j: the invalid field is %s',
    (change, expected) => {
      expect(invalidAddressIn(change)).toBe(expected)
    },
  )

  it('accept known time zones only', () => {
    expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', '', '../x'].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('accept a founding day that has begun', () => {
    const now = Date.parse('2026-11-17T12:00:00Z')
    const days = ['', '2019-02-28', '2026-11-18', '2026-11-19', '2019-02-30', 'yesterday']
    expect(days.map((day) => isPastDay(day, now))).toEqual([true, true, true, false, false, false])
  })

  it('list their pictures, including badges', () => {
    const badges = [{ image: '/b.png', title: '', link: '' }]
    expect(picturesOf({ blog_avatar: '/a.png', avatar_bg: '', badges })).toEqual([
      '/a.png',
      '/b.png',
    ])
  })
})
