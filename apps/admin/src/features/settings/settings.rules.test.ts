import type { AdminSettings } from '@lanting/contract'
import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { dayIn } from '../../shared/formats.ts'
import { settingsFaults, tidySettings } from './settings.rules.ts'

const GOOD = {
  ...{ blog_name: '兰亭', github_link: '', git_ee_link: '', bilibili_link: '/page?id=1' },
  ...{ record_link: 'https://example.org/', thanks_link: '' },
  badges: [{ image: '/a.avif', title: '', link: '' }],
  special_greetings: { 1: '你来了' },
  social_links: [
    { icon: 'mail', name: '写信', link: 'mailto:a@example.org' },
    { icon: 'x', name: 'X', link: 'https://example.org/' },
  ],
  verses: ['山在这里', '', ' '],
  ...{ founded_on: '2019-03-08', code_sources: ['https://a.example', ''] },
} as unknown as AdminSettings

const faultsWith = (change: Partial<AdminSettings>) =>
  Object.keys(settingsFaults({ ...GOOD, ...change }, adminZhCN.settings, '2026-11-17'))

it('finds nothing in good settings', () => {
  expect(faultsWith({})).toEqual([])
})

it('names every wrong field at once', () => {
  const wrong = {
    ...{ blog_name: ' ', github_link: 'github.com/me', thanks_link: 'javascript:alert(1)' },
    badges: [{ image: '', title: 'x', link: '' }],
    special_greetings: { 1: '' },
    social_links: [{ icon: 'x', name: ' ', link: 'https://example.org/' }],
    menu: [{ entry: 'link', name: '小店', link: '//shop.example' }],
    verses: ['长'.repeat(61)],
    ...{ founded_on: '2999-01-01', code_sources: ['https://localhost'] },
  } as const
  expect(faultsWith(wrong as never).sort()).toEqual(Object.keys(wrong).sort())
})

it('takes today in the zone of the site for the past', () => {
  const now = Date.parse('2026-11-17T20:00:00Z')
  const founded = { founded_on: '2026-11-18' }
  const faultsIn = (zone: string) => settingsFaults(founded, adminZhCN.settings, dayIn(zone, now))
  expect(faultsIn('Asia/Shanghai')).toEqual({})
  expect(faultsIn('UTC')).toEqual({ founded_on: adminZhCN.settings.faults.day })
})

it('completes an email address that is typed as a social link', () => {
  const typed = { icon: 'mail', name: '写信', link: ' a@example.org ' } as const
  const link = { ...typed, link: 'mailto:a@example.org' }
  expect(tidySettings({ social_links: [typed] })).toEqual({ social_links: [link] })
  expect(faultsWith({ social_links: [typed] })).toEqual([])
})

it('takes the spaces around the address of a menu link away', () => {
  const menu = [{ entry: 'link', name: '小店', link: ' https://shop.example ' } as const]
  expect(tidySettings({ menu }).menu?.[0]?.link).toBe('https://shop.example')
  expect(faultsWith({ menu })).toEqual([])
})

it('drops empty lines of the lists, and leaves other changes alone', () => {
  expect(tidySettings({ verses: [' 一 ', '', '一'], code_sources: [''], seal: ' ' })).toEqual({
    verses: ['一'],
    code_sources: [],
    seal: ' ',
  })
})
