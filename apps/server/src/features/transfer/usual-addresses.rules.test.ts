import { expect, it } from 'vitest'
import { usualFeed, usualTerm } from './usual-addresses.rules.ts'

it('knows the feeds of other programs', () => {
  for (const path of ['/feed', '/Feed', '/feed/rss2', '/rss', '/index.xml']) {
    expect(usualFeed(path), path).toBe('/rss.xml')
  }
  for (const path of ['/feed/atom', '/feed.xml', '/atom']) {
    expect(usualFeed(path), path).toBe('/atom.xml')
  }
  for (const path of ['/feeds', '/rss.xml', '/my/feed', '/my feed']) {
    expect(usualFeed(path), path).toBeUndefined()
  }
})

it('reads a category or tag, below others too, and its feed', () => {
  expect(usualTerm('/category/drinks/Green Tea')).toEqual({
    type: 'category',
    slug: 'green-tea',
    isFeed: false,
  })
  expect(usualTerm('/tag/水/feed')).toEqual({ type: 'tag', slug: '水', isFeed: true })
  expect(usualTerm('/Tags/tea')).toMatchObject({ type: 'tag', slug: 'tea' })
  expect(usualTerm('/categories/tea')).toMatchObject({ type: 'category', slug: 'tea' })
  for (const path of ['/category', '/tags', '/tagged/tea', '/x/tag/tea']) {
    expect(usualTerm(path), path).toBeUndefined()
  }
})
