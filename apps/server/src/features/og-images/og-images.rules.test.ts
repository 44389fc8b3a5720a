import { articleOgImagePath, siteOgImagePath } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { currentPath, isCurrent, ownPicture, readOgImageName } from './og-images.rules.ts'

const UPLOAD = `/uploads/${'a'.repeat(32)}-1600x900-8a7f6e`

describe('the name of an image', () => {
  it('contains its subject', () => {
    expect(readOgImageName('article-12-1700000000000.jpg')).toEqual({
      about: 'article',
      id: 12,
      at: 1_700_000_000_000,
    })
    expect(readOgImageName('site-0.jpg')).toEqual({ about: 'site', at: 0 })
  })

  it.each([
    'article-0-1.jpg',
    'article-01-1.jpg',
    'article-1-01.jpg',
    'article-1.jpg',
    'article-9999999999-1.jpg',
    'article-1-1.png',
    'article-1-1.jpg.exe',
    'site-.jpg',
    'site--1.jpg',
    '../site-1.jpg',
    'site-1.jpg\n',
    'article-١-1.jpg',
    '',
  ])('rejects %j', (file) => {
    expect(readOgImageName(file)).toBeUndefined()
  })

  it('is current only in the address that pages use', () => {
    const name = { about: 'article', id: 3, at: 5 } as const
    expect(currentPath(name, 5)).toBe(articleOgImagePath(3, 5))
    expect(currentPath({ about: 'site', at: 5 }, 7)).toBe(siteOgImagePath(7))
    expect(isCurrent('article-3-5.jpg', currentPath(name, 5))).toBe(true)
    expect(isCurrent('article-3-5.jpg', currentPath(name, 6))).toBe(false)
  })
})

describe('the picture of an image', () => {
  it('is the smallest variant that fills it', () => {
    expect(ownPicture(`${UPLOAD}.webp`)).toBe(`${UPLOAD}-1280.webp`)
    const small = `/uploads/${'a'.repeat(32)}-300x200-clear.webp`
    expect(ownPicture(small)).toBe(small)
    expect(ownPicture('/art/demo/tea.avif')).toBe('/art/demo/tea.avif')
  })

  it.each([
    '',
    'https://else.example/a.jpg',
    '//else.example/art/a.avif',
    '/art/../../etc/passwd',
    '/art/%2e%2e/a.avif',
    '/art/a.avif?x=1',
    '/art/a.svg',
    '/art//a.avif',
    '/api/user/export',
    '/uploads/a.webp',
    `${UPLOAD}.webp/../a`,
  ])('is never read from another site: %j', (cover) => {
    expect(ownPicture(cover)).toBeUndefined()
  })
})
