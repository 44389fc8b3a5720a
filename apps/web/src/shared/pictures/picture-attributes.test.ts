import { describe, expect, it } from 'vitest'
import { pictureAttributes, srcSetOf } from './picture-attributes.ts'

const stem = `/uploads/${'a'.repeat(32)}-700x500-8a7f6e`

describe('the image attributes of an upload', () => {
  it('contain its variants, size and colour', () => {
    expect(pictureAttributes(`${stem}.webp`, '100vw')).toEqual({
      src: `${stem}.webp`,
      srcSet: `${stem}-320.webp 320w, ${stem}-640.webp 640w, ${stem}.webp 700w`,
      sizes: '100vw',
      width: 700,
      height: 500,
      style: { backgroundColor: '#8a7f6e' },
    })
  })

  it('have no srcset for a single variant, and no colour for a transparent image', () => {
    const url = stem.replace('700x500-8a7f6e', '64x64-clear.webp')
    expect(pictureAttributes(url, '100vw')).toEqual({ src: url, width: 64, height: 64 })
    expect(srcSetOf(url)).toBeUndefined()
  })

  it.each(['https://elsewhere.example/a.png', '/art/demo/tab-key.avif', '', `x${stem}.webp`])(
    'are empty for %j',
    (url) => {
      expect(pictureAttributes(url, '100vw')).toEqual({ src: url })
      expect(srcSetOf(url)).toBeUndefined()
    },
  )
})
