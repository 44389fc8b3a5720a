import { describe, expect, it } from 'vitest'
import { isSlug, slugOf } from './slugs.ts'

describe('a slug', () => {
  it.each(['hello', 'hello-world', '2026', '兰亭集序', 'été-à-paris'])('can be %s', (text) =>
    expect(isSlug(text)).toBe(true),
  )

  it.each([
    '',
    'Hello',
    'two words',
    '-a',
    'a-',
    'a--b',
    'a/b',
    'a.html',
    'a?b',
    'e\u0301te',
    '兰'.repeat(60),
  ])('cannot be %j', (text) => expect(isSlug(text)).toBe(false))

  it.each([
    ['Hello, World!', 'hello-world'],
    ['  雪夜 访戴 ', '雪夜-访戴'],
    ['…', ''],
    ['C++ & Rust', 'c-rust'],
  ])('of %j is %j', (title, slug) => expect(slugOf(title)).toBe(slug))

  it('of a long title is not too long', () => {
    const slug = slugOf('兰亭 '.repeat(50))
    expect(isSlug(slug)).toBe(true)
  })
})
