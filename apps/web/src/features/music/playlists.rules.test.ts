import { expect, it } from 'vitest'
import { firstShown } from './playlists.rules.ts'

const playlists = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: '', coverImgUrl: '' }))

it.each([
  [0, undefined],
  [1, 1],
  [3, 1],
  [4, 4],
  [9, 4],
])('of %i playlists shows number %s first', (count, id) => {
  expect(firstShown(playlists(count))?.id).toBe(id)
})
