import { expect, it } from 'vitest'
import { drawnFor } from './drawings.ts'

it('only own artwork has a dark variant', () => {
  expect(drawnFor('/art/demo/a.avif', 'dark')).toBe('/art/demo/a-dark.avif')
  expect(drawnFor('/art/demo/a.avif', 'light')).toBe('/art/demo/a.avif')
  expect(drawnFor('/art/demo/a-dark.avif', 'dark')).toBe('/art/demo/a-dark.avif')
  expect(drawnFor('/art/avatars/2.avif', 'dark')).toBe('/art/avatars/2.avif')
  expect(drawnFor('https://a.test/art/a.avif', 'dark')).toBe('https://a.test/art/a.avif')
})
