import type { AdminSettings } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { settingsFaults } from './settings.rules.ts'

const GOOD = {
  ...{ blog_name: '兰亭', github_link: '', git_ee_link: '', bilibili_link: '/page?id=1' },
  ...{ record_link: 'https://example.org/', thanks_link: '' },
  badges: [{ image: '/a.avif', title: '', link: '' }],
  special_greetings: { 1: '你来了' },
} as unknown as AdminSettings

const faultsWith = (change: Partial<AdminSettings>) =>
  Object.keys(settingsFaults({ ...GOOD, ...change }, adminZhCN.settings))

it('finds nothing in good settings', () => {
  expect(faultsWith({})).toEqual([])
})

it('names every wrong field at once', () => {
  const wrong = {
    ...{ blog_name: ' ', github_link: 'github.com/me', thanks_link: 'javascript:alert(1)' },
    badges: [{ image: '', title: 'x', link: '' }],
    special_greetings: { 1: '' },
  }
  expect(faultsWith(wrong).sort()).toEqual(Object.keys(wrong).sort())
})
