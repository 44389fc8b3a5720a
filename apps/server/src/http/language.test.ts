import { describe, expect, it } from 'vitest'
import { type LanguagePolicy, languageOf } from './language.ts'

const CHINESE: LanguagePolicy = { own: 'zh-CN', followsReader: true }
const ENGLISH: LanguagePolicy = { own: 'en', followsReader: true }
const FIXED: LanguagePolicy = { own: 'zh-CN', followsReader: false }

describe('a first visit', () => {
  it.each([
    ['en-US,en;q=0.9', 'en'],
    ['en', 'en'],
    ['zh-TW,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['de-DE,de;q=0.9,en;q=0.7,zh;q=0.3', 'en'],
    ['en;q=0.1,zh;q=0.5', 'zh-CN'],
    ['en;q=0, zh;q=0.1', 'zh-CN'],
    ['fr', 'zh-CN'],
    ['*', 'zh-CN'],
    ['en;q=nonsense', 'zh-CN'],
    ['english', 'zh-CN'],
    ['', 'zh-CN'],
  ])('follows a browser that accepts %j', (accepted, language) => {
    expect(languageOf('/home', { 'accept-language': accepted }, CHINESE)).toBe(language)
  })

  it('gets the language of the site without Accept-Language, as search engines do', () => {
    expect(languageOf('/home', {}, CHINESE)).toBe('zh-CN')
    expect(languageOf('/home', {}, ENGLISH)).toBe('en')
  })

  it('gets the language of the site when the owner wants so', () => {
    expect(languageOf('/home', { 'accept-language': 'en' }, FIXED)).toBe('zh-CN')
  })
})

describe('a choice', () => {
  it('wins over the browser: the address over the cookie', () => {
    const headers = { 'accept-language': 'en', cookie: 'a=b; lang=zh-CN' }
    expect(languageOf('/home', headers, ENGLISH)).toBe('zh-CN')
    expect(languageOf('/home?lang=en', headers, ENGLISH)).toBe('en')
  })
})

describe('feeds and calls', () => {
  it.each(['/rss.xml', '/sitemap.xml?x=1', '/feed.json'])('%s has one language', (url) => {
    expect(languageOf(url, { 'accept-language': 'en' }, CHINESE)).toBe('zh-CN')
  })

  it('a call has the language that its client names exactly', () => {
    expect(languageOf('/api/config', { 'accept-language': 'en' }, CHINESE)).toBe('en')
    expect(languageOf('/api/config', { 'accept-language': 'en-US,en' }, CHINESE)).toBe('zh-CN')
  })
})
