import { describe, expect, it } from 'vitest'
import { settingsFaults } from './settings-faults.ts'
import type { SettingsChange } from './site-admin.ts'

const TODAY = '2026-11-18'
const MENU_LINK = { entry: 'link', name: 'Shop', link: 'https://shop.test' }

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
    [{ badges: [{ image: '', title: '', link: '' }] }, 'badges'],
    [{ badges: [{ image: '/a.png', title: '', link: 'data:x' }] }, 'badges'],
    [{ favicon: 'data:image/svg+xml,x' }, 'favicon'],
    [{ social_links: [{ icon: 'mail', name: 'a', link: 'mailto:a@b.test' }] }, undefined],
    [{ social_links: [{ icon: 'x', name: 'a', link: 'javascript:alert(1)' }] }, 'social_links'],
    [{ code_sources: ['https://a.test', 'https://*.b.test:8443'] }, undefined],
    [
      { code_sources: ['https://a.test', "https://a.test; script-src 'unsafe-inline'"] },
      'code_sources',
    ],
    [{ code_sources: ['https://*'] }, 'code_sources'],
    [{ code_sources: ['http://a.test'] }, 'code_sources'],
    [{ code_sources: ['https://localhost'] }, 'code_sources'],
    [{ code_sources: Array.from({ length: 21 }, (_, n) => `https://a${n}.test`) }, 'code_sources'],
    [{ code_sources: [`https://${'a'.repeat(250)}.test`] }, 'code_sources'],
    [{ github_link: 'https://u:p@a.test' }, 'github_link'],
    [{ menu: [{ entry: 'home', name: '' }] }, undefined],
    [{ menu: [{ entry: 'link', name: 'Shop', link: 'https://shop.test/a?b#c' }] }, undefined],
    [{ menu: [{ entry: 'moreLink', name: 'Feed', link: '/feed.xml' }] }, undefined],
    [{ menu: Array.from({ length: 10 }, () => MENU_LINK) }, undefined],
    [{ menu: Array.from({ length: 11 }, () => MENU_LINK) }, 'menu'],
    [{ menu: [{ entry: 'link', name: ' ', link: '/feed.xml' }] }, 'menu'],
    [{ menu: [{ entry: 'link', name: 'Shop' }] }, 'menu'],
    [{ menu: [{ entry: 'link', name: 'Shop', link: 'javascript:alert(1)' }] }, 'menu'],
    [{ menu: [{ entry: 'link', name: 'Shop', link: 'http://shop.test' }] }, 'menu'],
    [{ menu: [{ entry: 'link', name: 'Shop', link: '//shop.test' }] }, 'menu'],
    [{ menu: [{ entry: 'home', name: '', link: 'https://shop.test' }] }, 'menu'],
    [{ blog_name: ' ' }, 'blog_name'],
    [{ verses: [''] }, 'verses'],
    [{ special_greetings: { 1: ' ' } }, 'special_greetings'],
    [{ special_greetings: { '0': 'x' } }, 'special_greetings'],
    [{ special_greetings: { 4: 'x', '4 (1)': 'y' } }, 'special_greetings'],
  ] as [SettingsChange, string | undefined][])(
    '%j: the invalid field is %s',
    (change, expected) => {
      expect(settingsFaults(change, TODAY)).toEqual(expected ? [expected] : [])
    },
  )

  it('are told to be wrong all at once', () => {
    const change = { favicon: 'x', code_sources: ['https://localhost'], founded_on: '2026-11-19' }
    expect(settingsFaults(change, TODAY)).toEqual(Object.keys(change))
  })

  it('accept a founding day up to today', () => {
    const days = ['', '2019-02-28', '2026-11-18', '2026-11-19', '2019-02-30', 'yesterday']
    const wrong = days.filter((day) => settingsFaults({ founded_on: day }, TODAY).length > 0)
    expect(wrong).toEqual(['2026-11-19', '2019-02-30', 'yesterday'])
  })
})
