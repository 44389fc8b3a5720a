import { expect, it } from 'vitest'
import { countGenres } from './genres.rules.ts'

it('counts the albums of a genre once, and the most frequent genre first', () => {
  expect(
    countGenres([
      { genres: '["Pop","Folk"]', album_id: 1, songs: 2 },
      { genres: '["Folk"]', album_id: 1, songs: '1' },
    ]),
  ).toEqual([
    { name: 'Folk', songs: 3, albums: 1 },
    { name: 'Pop', songs: 2, albums: 1 },
  ])
})
