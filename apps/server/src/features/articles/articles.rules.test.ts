import { describe, expect, it } from 'vitest'
import { firstPublic, lacksOrigin, mayRead, settled, wrongAddressIn } from './articles.rules.ts'

describe('reading an article', () => {
  it('is open to everybody when it is public', () => {
    expect(mayRead({ status: 1 }, undefined)).toBe(true)
  })

  it.each([2, 3])('is for administrators only at status %i', (status) => {
    expect(mayRead({ status }, undefined)).toBe(false)
    expect(mayRead({ status }, { role: 2 })).toBe(false)
    expect(mayRead({ status }, { role: 1 })).toBe(true)
  })
})

describe('the origin of an article', () => {
  it('may be left out by an original', () => {
    expect(lacksOrigin({ type: 1 })).toBe(false)
  })

  it.each([2, 3])('is needed by type %i', (type) => {
    expect(lacksOrigin({ type, origin_url: ' ' })).toBe(true)
    expect(lacksOrigin({ type, origin_url: 'https://example.org/a' })).toBe(false)
  })
})

describe('a draft with a time', () => {
  it.each([
    ['waits for it', { status: 3, publishAtMs: 11 }, { status: 3, publish_at: 11 }],
    ['is public when it has come', { status: 3, publishAtMs: 10 }, { status: 1, publish_at: null }],
    ['needs to be a draft', { status: 2, publishAtMs: 11 }, { status: 2, publish_at: null }],
    ['may have none', { status: 3, publishAtMs: null }, { status: 3, publish_at: null }],
  ])('%s', (_, plan, expected) => {
    expect(settled(plan, 10)).toEqual(expected)
  })

  it('is as old as its publication, unless it was public before', () => {
    const both = { published_at: 5, created_at: 5 }
    expect(firstPublic({ status: 3, published_at: null }, 1, 5)).toEqual(both)
    expect(firstPublic({ status: 2, published_at: null }, 1, 5)).toEqual({ published_at: 5 })
    expect(firstPublic({ status: 3, published_at: 1 }, 1, 5)).toEqual({})
    expect(firstPublic({ status: 3, published_at: null }, 2, 5)).toEqual({})
  })
})

describe('the addresses of an article', () => {
  it.each([
    [{ article_cover: '', origin_url: null }, undefined],
    [{ article_cover: '/uploads/a.webp', origin_url: 'https://a.test' }, undefined],
    [{ article_cover: 'https://a.test/b.png' }, undefined],
    [{ article_cover: 'http://a.test/b.png' }, 'article_cover'],
    [{ article_cover: '', origin_url: 'javascript:alert(1)' }, 'origin_url'],
  ])('%j: wrong is %s', (article, expected) => {
    expect(wrongAddressIn(article)).toBe(expected)
  })
})
