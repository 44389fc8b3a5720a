import { expect, it } from 'vitest'
import { genreId } from './credits.rules.ts'
import { countGenres, spellingsOf } from './genres.rules.ts'

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

it('counts every spelling of a genre as one, under the most frequent', () => {
  const counts = [
    { genres: '["rock","Rock"]', album_id: 1, songs: 2 },
    { genres: '["Rock"]', album_id: 2, songs: 3 },
    { genres: '["ÉTÉ"]', album_id: 2, songs: 1 },
    { genres: '["été"]', album_id: 3, songs: 1 },
  ]
  expect(countGenres(counts)).toEqual([
    { name: 'Rock', songs: 5, albums: 2 },
    { name: 'ÉTÉ', songs: 2, albums: 2 },
  ])
  expect(spellingsOf(counts, genreId('Été'))).toEqual(['ÉTÉ', 'été'])
})
