import { THEMES } from '@lanting/painting'
import { describe, expect, it } from 'vitest'
import { HEADER_ROUTES, HEADER_SHAPES, headerFileName, headerOf } from './headers.ts'

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
