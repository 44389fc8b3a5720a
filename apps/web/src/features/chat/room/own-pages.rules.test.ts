import { expect, it } from 'vitest'
import { ownPageOf } from './own-pages.rules.ts'

const HERE = 'https://lanting.test'

it.each([
  ['/article?id=5', { kind: 'article', id: 5, path: '/article?id=5' }],
  ['/article/a-cup', { kind: 'articleSlug', slug: 'a-cup', path: '/article/a-cup' }],
  ['/talk?id=7&lang=en', { kind: 'talk', id: 7, path: '/talk?id=7&lang=en' }],
  ['/photos?id=2#photo', { kind: 'album', id: 2, path: '/photos?id=2' }],
  ['/home?song=3', { kind: 'song', id: 3, path: '/home?song=3' }],
  ['/talk', undefined],
  ['/article?id=0', undefined],
  ['/article?id=5x', undefined],
  ['/home', undefined],
])('reads %s of this site as %j', (path, page) => {
  expect(ownPageOf(HERE + path, HERE)).toEqual(page)
})

it.each(['https://other.test/article?id=5', 'http://lanting.test/article?id=5', 'nothing'])(
  'leaves %s a link',
  (href) => {
    expect(ownPageOf(href, HERE)).toBeUndefined()
  },
)
