import { afterEach, expect, it } from 'vitest'
import { closeViewer, neighboursOf, openViewer, turnViewer, useViewed } from './viewer-state.ts'

const PICTURES = ['a', 'b', 'c'].map((name) => ({ src: `/${name}.webp`, alt: name }))
const index = () => useViewed.getState().viewed?.index

afterEach(closeViewer)

it('shows the chosen image, and wraps around', () => {
  openViewer(PICTURES, 1)
  expect(index()).toBe(1)
  turnViewer(1)
  turnViewer(1)
  expect(index()).toBe(0)
  turnViewer(-1)
  expect(index()).toBe(2)
})

it('does nothing while it is closed', () => {
  turnViewer(1)
  expect(useViewed.getState().viewed).toBeUndefined()
})

it('returns the neighbouring images', () => {
  const names = (at: number) => neighboursOf(PICTURES, at).map(({ alt }) => alt)
  expect([names(0), names(1), names(2)]).toEqual([['b'], ['a', 'c'], ['b']])
})
