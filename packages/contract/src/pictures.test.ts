import { describe, expect, it } from 'vitest'
import { isPictureFile, pictureUrl, pictureVariants, readPictureUrl } from './pictures.ts'

const KEY = '0123456789abcdef0123456789abcdef'
const picture = { key: KEY, width: 1600, height: 1067, colour: '8a7f6e' }
const url = `/uploads/${KEY}-1600x1067-8a7f6e.webp`

describe('picture addresses', () => {
  it('contains the size and the colour', () => {
    expect(pictureUrl(picture)).toBe(url)
    expect(readPictureUrl(url)).toEqual(picture)
  })

  it('marks a transparent picture', () => {
    const clear = { ...picture, colour: undefined }
    expect(readPictureUrl(pictureUrl(clear))).toEqual(clear)
    expect(pictureUrl(clear)).toContain('-clear.webp')
  })

  it('lists the variants of a picture, none wider than the picture', () => {
    const widths = (width: number) =>
      pictureVariants({ ...picture, width }).map((form) => form.width)
    expect(widths(1600)).toEqual([320, 640, 1280, 1600])
    expect(widths(641)).toEqual([320, 640, 641])
    expect(widths(640)).toEqual([320, 640])
    expect(widths(1)).toEqual([1])
    expect(pictureVariants(picture).at(-1)?.url).toBe(url)
    expect(pictureVariants(picture)[0]?.url).toBe(url.replace('.webp', '-320.webp'))
  })

  it('recognizes a variant as a picture file, but not as a full picture', () => {
    for (const form of pictureVariants(picture).slice(0, -1)) {
      expect(isPictureFile(form.url.slice('/uploads/'.length))).toBe(true)
      expect(readPictureUrl(form.url)).toBeUndefined()
    }
  })

  it.each([
    '',
    '/uploads/',
    url.slice(1),
    `https://elsewhere.example${url}`,
    `//elsewhere.example${url}`,
    `${url}?x=1`,
    `${url}#x`,
    `${url}\n`,
    ` ${url}`,
    url.toUpperCase(),
    url.replace('.webp', '.svg'),
    url.replace('1600', '0'),
    url.replace('1600', '999999'),
    url.replace('/uploads/', '/uploads/../'),
    url.replace('8a7f6e', '8a7f6e");x:url("'),
    'javascript:alert(1)',
  ])('rejects %j', (other) => {
    expect(readPictureUrl(other)).toBeUndefined()
  })
})
