import { FIRST_STEPS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { type Found, stepsDone } from './first-steps.rules.ts'

const NEW: Found = {
  site: {
    blog_name: '兰亭',
    blog_avatar: '',
    last_backup: null,
    backup_schedule: { every: 'off' },
  },
  publicUrl: 'http://localhost:3000',
  hasOwnPassword: false,
  hasOwnTimeZone: false,
  ownArticles: 0,
  ownSongs: 0,
  demoRows: 9,
}

it('has nothing done on a new site', () => {
  expect(stepsDone(NEW)).toEqual([])
})

it('needs both a name and an avatar', () => {
  const named = { ...NEW.site, blog_name: '听雨楼' }
  expect(stepsDone({ ...NEW, site: named })).toEqual([])
  const both = { ...named, blog_avatar: '/a.avif' }
  expect(stepsDone({ ...NEW, site: both })).toEqual(['identity'])
  expect(stepsDone({ ...NEW, site: { ...both, blog_name: 'Lanting' } })).toEqual([])
})

it('ticks every step off', () => {
  const site = {
    blog_name: '听雨楼',
    blog_avatar: '/a.avif',
    last_backup: null,
    backup_schedule: { every: 'daily' },
  } as const
  const own = { hasOwnPassword: true, hasOwnTimeZone: true, ownArticles: 1, ownSongs: 1 }
  const all = { site, publicUrl: 'https://blog.example', ...own, demoRows: 0 }
  expect(stepsDone(all)).toEqual(FIRST_STEPS)
})
