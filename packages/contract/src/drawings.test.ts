import { expect, it } from 'vitest'
import { isDrawing, pairedDrawings } from './drawings.ts'

it('lists the pictures that have a dark version, and no folders', () => {
  const names = ['avatars', 'tea-dark.avif', 'tea.avif', 'alone.avif', 'notes.txt']
  expect(pairedDrawings(names)).toEqual(['tea.avif'])
})

it.each([
  ['/art/demo/tea.avif', true],
  ['/paintings/snow-dusk.avif', true],
  ['/art/demo/avatars/moth.avif', false],
  ['/uploads/tea.avif', false],
  ['https://a.test/art/tea.avif', false],
])('knows its own artwork: %s', (url, isOwn) => {
  expect(isDrawing(url)).toBe(isOwn)
})
