import { describe, expect, it } from 'vitest'
import { artStyle, chosenStyle } from './header-picture.ts'

it('finds the default pictures of a route by its name', () => {
  expect(artStyle('PhotoAlbum')).toMatchObject({
    '--wide-light': 'url("/art/headers/photo-album-light-wide.avif")',
    '--tall-dark': 'url("/art/headers/photo-album-dark-tall.avif")',
  })
})

describe('a chosen picture', () => {
  it.each(['/uploads/a.webp', 'https://example.org/a%20b.jpg?x=1&y=2'])('may be %s', (url) => {
    expect(chosenStyle(url)).toMatchObject({ '--wide-light': `url("${url}")` })
  })

  it.each([
    'javascript:alert(1)',
    'http://example.org/a.jpg',
    '//example.org/a.jpg',
    'data:image/png;base64,AA==',
    '/a.png"); background: url("https://evil.example',
    '/a b.png',
    '',
  ])('is never %s', (url) => {
    expect(chosenStyle(url)).toBeUndefined()
  })
})
