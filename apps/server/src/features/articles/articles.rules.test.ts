import { describe, expect, it } from 'vitest'
import {
  afterDating,
  firstPublic,
  lacksOrigin,
  mayRead,
  refusalOf,
  settled,
  wrongAddressIn,
} from './articles.rules.ts'

describe('mayRead', () => {
  it('allows everybody to read a public article', () => {
    expect(mayRead({ status: 1 }, undefined)).toBe(true)
  })

  it.each([2, 3])('allows only administrators to read status %i', (status) => {
    expect(mayRead({ status }, undefined)).toBe(false)
    expect(mayRead({ status }, { role: 2 })).toBe(false)
    expect(mayRead({ status }, { role: 1 })).toBe(true)
  })
})

describe('the origin of an article', () => {
  it('is optional for an original', () => {
    expect(lacksOrigin({ type: 1 })).toBe(false)
  })

  it.each([2, 3])('is required for type %i', (type) => {
    expect(lacksOrigin({ type, origin_url: ' ' })).toBe(true)
    expect(lacksOrigin({ type, origin_url: 'https://example.org/a' })).toBe(false)
  })
})

describe('a scheduled draft', () => {
  it.each([
    [
      'stays a draft before its time',
      { status: 3, publishAtMs: 11 },
      { status: 3, publish_at: 11 },
    ],
    ['is public at its time', { status: 3, publishAtMs: 10 }, { status: 1, publish_at: null }],
    [
      'ignores the time of a private article',
      { status: 2, publishAtMs: 11 },
      { status: 2, publish_at: null },
    ],
    [
      'stays a draft without a time',
      { status: 3, publishAtMs: null },
      { status: 3, publish_at: null },
    ],
  ])('%s', (_, plan, expected) => {
    expect(settled(plan, 10)).toEqual(expected)
  })

  it('gets the time of its first publication', () => {
    const both = { published_at: 5, created_at: 5 }
    expect(firstPublic({ status: 3, published_at: null, dated_at: null }, 1, 5)).toEqual(both)
    expect(firstPublic({ status: 2, published_at: null, dated_at: null }, 1, 5)).toEqual({
      published_at: 5,
    })
    expect(firstPublic({ status: 3, published_at: 1, dated_at: null }, 1, 5)).toEqual({})
    expect(firstPublic({ status: 3, published_at: null, dated_at: null }, 2, 5)).toEqual({})
    const dated = { published_at: 5, created_at: 2 }
    expect(firstPublic({ status: 3, published_at: null, dated_at: 2 }, 1, 5)).toEqual(dated)
  })

  it('shows the date that its author has chosen', () => {
    const before = { dated_at: null, published_at: 5, created_at: 4 }
    expect(afterDating(before, undefined)).toEqual({})
    expect(afterDating(before, null)).toEqual({})
    expect(afterDating(before, 2)).toEqual({ created_at: 2 })
    expect(afterDating({ ...before, dated_at: 2 }, null)).toEqual({ created_at: 5 })
    expect(afterDating({ ...before, dated_at: 2, published_at: null }, null)).toEqual({
      created_at: 4,
    })
  })

  it('cannot have a date in the future, or a slug that no address has', () => {
    expect(refusalOf({ slug: 'tea', datedAtMs: 10 }, 10)).toBeUndefined()
    expect(refusalOf({ slug: '', datedAtMs: null }, 10)).toBeUndefined()
    expect(refusalOf({ slug: 'a/b' }, 10)).toBe('articleSlugWrong')
    expect(refusalOf({ datedAtMs: 11 }, 10)).toBe('articleDateAhead')
  })
})

describe('the addresses of an article', () => {
  it.each([
    [{ article_cover: '', origin_url: null }, undefined],
    [{ article_cover: '/uploads/a.webp', origin_url: 'https://a.test' }, undefined],
    [{ article_cover: 'https://a.test/b.png' }, undefined],
    [{ article_cover: 'http://a.test/b.png' }, 'article_cover'],
    [{ article_cover: '', origin_url: 'javascript:alert(1)' }, 'origin_url'],
  ])('%j: the wrong field is %s', (article, expected) => {
    expect(wrongAddressIn(article)).toBe(expected)
  })
})
