import type { IncomingMessage } from 'node:http'
import { endpoints } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { cacheKeyOf } from './cache-key.ts'

const keyOf = (url: string, headers = {}, method = 'GET') =>
  cacheKeyOf({ method, url } as IncomingMessage, headers)

describe('the key of a cached answer', () => {
  it('has no unused parameter', () => {
    const key = keyOf('/robots.txt')
    expect(key).toBeDefined()
    expect(keyOf('/robots.txt?q=abc')).toBe(key)
    expect(keyOf('/article?x=1&id=5&utm_source=a')).toBe(keyOf('/article?id=5'))
    expect(keyOf('/article?id=6')).not.toBe(keyOf('/article?id=5'))
    expect(keyOf('/api/config?a=b')).toBe(keyOf('/api/config'))
  })

  it.each(['/sitemap.xml', '/sitemaps/1.xml', '/rss.xml', '/home', '/api/config', '/article?id=5'])(
    'is the same for %s with long unused parameters',
    (url) => {
      const long = `${url}${url.includes('?') ? '&' : '?'}${'x'.repeat(600)}`
      expect(keyOf(url)).toBeDefined()
      expect(keyOf(long)).toBe(keyOf(url))
    },
  )

  it('has the language once, from any source', () => {
    expect(keyOf('/home?lang=en')).toBe(keyOf('/home', { cookie: 'lang=en' }))
    expect(keyOf('/home?lang=en')).not.toBe(keyOf('/home'))
  })

  it.each([
    '/robots.txt%00',
    '/%72obots.txt',
    '//robots.txt',
    '/search?q=tea',
    '/search',
    '/wapi/search?keywords=a',
    '/rest/getAlbumList2?u=a&t=b&s=c&f=json',
    '/rest/ping.view',
    '/assets/a.js',
    '/admin',
    '/api/health',
    `/api/${'a'.repeat(600)}`,
    `/siteList?type=front&category=${'a'.repeat(600)}`,
    '*',
  ])('is missing for %s', (url) => {
    expect(keyOf(url)).toBeUndefined()
  })

  it('is missing for writes and for requests with a token', () => {
    expect(keyOf('/home', {}, 'POST')).toBeUndefined()
    expect(keyOf('/home', { authorization: 'x' })).toBeUndefined()
  })

  it('keeps every parameter that an endpoint reads', () => {
    const reading = Object.values(endpoints)
      .filter(({ method, access }) => method === 'GET' && access === 'visitor')
      .filter((endpoint) => 'query' in endpoint)
    expect(reading.length).toBeGreaterThan(0)
    expect(reading.filter(({ path }) => keyOf(path.replaceAll(':', '')) !== undefined)).toEqual([])
  })
})
