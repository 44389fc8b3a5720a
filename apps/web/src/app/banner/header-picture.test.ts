import { describe, expect, it } from 'vitest'
import { chosenPicture, routePicture } from './header-picture.ts'

it('returns the default images of a route', () => {
  expect(routePicture('PhotoAlbum')).toEqual({
    kind: 'drawing',
    style: {
      '--wide-light': 'url("/art/headers/photo-album-light-wide.avif")',
      '--wide-dark': 'url("/art/headers/photo-album-dark-wide.avif")',
      '--tall-light': 'url("/art/headers/photo-album-light-tall.avif")',
      '--tall-dark': 'url("/art/headers/photo-album-dark-tall.avif")',
    },
  })
})

describe('a chosen picture', () => {
  it.each(['/uploads/a.webp', 'https://example.org/a%20b.jpg?x=1&y=2'])(
    'accepts %s, the same image in both schemes',
    (url) => {
      expect(chosenPicture(url)).toMatchObject({
        kind: 'photograph',
        style: { '--wide-light': `url("${url}")`, '--wide-dark': `url("${url}")` },
      })
    },
  )

  it('uses the dark variant of own artwork', () => {
    expect(chosenPicture('/art/demo/open-door.avif')).toMatchObject({
      kind: 'drawing',
      style: { '--tall-dark': 'url("/art/demo/open-door-dark.avif")' },
    })
  })

  it('has a form of a painting for every shape', () => {
    const stem = `/paintings/plum-tea-spring-0a1b2c3d-${'f'.repeat(20)}`
    expect(chosenPicture(`${stem}.avif`)).toEqual({
      kind: 'drawing',
      style: {
        '--wide-light': `url("${stem}-wide.avif")`,
        '--wide-dark': `url("${stem}-wide-dark.avif")`,
        '--tall-light': `url("${stem}-tall.avif")`,
        '--tall-dark': `url("${stem}-tall-dark.avif")`,
      },
    })
    expect(chosenPicture(`${stem}.avif`, true)).toMatchObject({
      style: { '--wide-dark': `url("${stem}-screen-dark.avif")` },
    })
  })

  it.each([
    'javascript:alert(1)',
    'http://example.org/a.jpg',
    '//example.org/a.jpg',
    'data:image/png;base64,AA==',
    '/a.png"); background: url("https://evil.example',
    '/a b.png',
    '',
  ])('rejects %s', (url) => {
    expect(chosenPicture(url)).toBeUndefined()
  })
})
