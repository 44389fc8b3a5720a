import { describe, expect, it } from 'vitest'
import { HEADER_ROUTES, HEADER_SHAPES, headerFileName, headerOf } from './headers.ts'
import type { PictureSpec } from './picture.ts'
import { THEMES } from './pigments.ts'
import { renderPicture } from './render-picture.ts'

const WISH: PictureSpec = { kind: 'landscape', seed: 'spring', width: 64, height: 40 }

const bytesOf = async (spec: Partial<PictureSpec>) =>
  (await renderPicture({ ...WISH, ...spec })).raw().toBuffer()

describe('a picture', () => {
  it('is the same for the same seed', async () => {
    expect(await bytesOf({})).toEqual(await bytesOf({}))
  })

  it('differs for another seed', async () => {
    expect(await bytesOf({ seed: 'autumn' })).not.toEqual(await bytesOf({}))
  })

  it.each(['landscape', 'cover', 'avatar'] as const)('has its full size as %s', async (kind) => {
    expect(await bytesOf({ kind })).toHaveLength(WISH.width * WISH.height * 3)
  })

  it('is darker by night', async () => {
    const mean = (bytes: Buffer) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
    const [day, night] = await Promise.all([bytesOf({}), bytesOf({ theme: 'dark' })])
    expect(mean(night)).toBeLessThan(mean(day) / 2)
  })
})

describe('the headers', () => {
  it('have their own file for every route, theme and shape', () => {
    const names = HEADER_ROUTES.flatMap((route) =>
      THEMES.flatMap((theme) => HEADER_SHAPES.map((shape) => headerFileName(route, theme, shape))),
    )
    expect(new Set(names).size).toBe(HEADER_ROUTES.length * 4)
    expect(names).toContain('article-list-dark-tall.avif')
  })

  it('have their own composition for every route', () => {
    const seeds = HEADER_ROUTES.map((route) => headerOf(route, 'light', 'wide').seed)
    expect(new Set(seeds).size).toBe(HEADER_ROUTES.length)
  })
})
