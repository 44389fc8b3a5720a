import { expect, it } from 'vitest'
import { drawnFor } from './drawings.ts'

it('a drawing has a twin for the night, and nothing else has', () => {
  expect(drawnFor('/art/demo/a.avif', 'dark')).toBe('/art/demo/a-dark.avif')
  expect(drawnFor('/art/demo/a.avif', 'light')).toBe('/art/demo/a.avif')
  expect(drawnFor('/art/demo/a-dark.avif', 'dark')).toBe('/art/demo/a-dark.avif')
  expect(drawnFor('/art/avatars/2.avif', 'dark')).toBe('/art/avatars/2.avif')
  expect(drawnFor('https://a.test/art/a.avif', 'dark')).toBe('https://a.test/art/a.avif')
})
