import { describe, expect, it } from 'vitest'
import { canLeadTo, leadsBack, startOf } from './redirects.rules.ts'

describe('a redirect', () => {
  it.each([
    ['/old', '/old'],
    [' /old/?x=1 ', '/old'],
    ['/2020/01/tea.html', '/2020/01/tea.html'],
    ['/article/tea', '/article/tea'],
    ['/%E8%8C%B6', '/茶'],
  ])('can begin at %s: %s', (address, path) => expect(startOf(address)).toBe(path))

  it.each([
    ...['old', '/', '', '/home', '/HOME', '/article', '/api/x', '/admin', '/rss.xml'],
    ...['/listening.ics', '/sitemaps/1.xml', '/rest/ping', '/paintings/x', '/attachments/x'],
  ])('cannot begin at %j', (address) => expect(startOf(address)).toBeUndefined())

  it.each(['/home', '/article?id=7', 'https://a.test/b'])('can lead to %s', (address) =>
    expect(canLeadTo(address)).toBe(true),
  )

  it.each(['home', '//a.test', 'javascript:alert(1)', '/\\a.test', 'ftp://a.test'])(
    'cannot lead to %s',
    (address) => expect(canLeadTo(address)).toBe(false),
  )

  const ends: Record<string, string> = { '/b': '/c', '/c': 'https://me.test/d', '/e': '/e2' }
  const back = (path: string, target: string) =>
    leadsBack({
      path,
      target,
      publicUrl: 'https://me.test',
      targetOf: async (at) => ends[at],
    })

  it.each([
    ['/a', '/a'],
    ['/a', '/a/?x=1'],
    ['/a', 'https://me.test/a'],
    ['/d', '/b'],
  ])('from %s to %s is a circle', async (path, target) =>
    expect(await back(path, target)).toBe(true),
  )

  it.each([
    ['/a', '/b'],
    ['/a', 'https://other.test/a'],
    ['/a', '/home'],
  ])('from %s to %s ends', async (path, target) => expect(await back(path, target)).toBe(false))

  it('through very many others is taken for a circle', async () => {
    const endless = leadsBack({
      path: '/a',
      target: '/0',
      publicUrl: 'https://me.test',
      targetOf: async (at) => `/${Number(at.slice(1)) + 1}`,
    })
    expect(await endless).toBe(true)
  })
})
