import { describe, expect, it } from 'vitest'
import { albumId, artistId, creditsOf } from './credits.rules.ts'

const song = { artists: ['周杰伦', '费玉清'], album: '依然范特西', albumArtists: [] }

describe('the album of a song', () => {
  it('is the same for all songs of its first artist, in any spelling', () => {
    expect(albumId(song)).toBe(albumId({ ...song, artists: ['周杰伦'] }))
    expect(albumId({ artists: ['Émile'], album: 'Été', albumArtists: [] })).toBe(
      albumId({ artists: ['émile '], album: 'été', albumArtists: [] }),
    )
  })

  it('is another for another name or artist', () => {
    expect(albumId(song)).not.toBe(albumId({ ...song, album: '七里香' }))
    expect(albumId(song)).not.toBe(albumId({ ...song, artists: ['费玉清'] }))
  })

  it('of a compilation belongs to its album artist', () => {
    const various = { album: 'Hits', albumArtists: ['Various Artists'] }
    expect(albumId({ ...various, artists: ['a'] })).toBe(albumId({ ...various, artists: ['b'] }))
  })
})

describe('the credits of a song', () => {
  it('name each artist once, as first written', () => {
    expect(creditsOf({ artists: ['Ink', 'ink'], album: '', albumArtists: ['INK'] })).toEqual([
      { artist_id: artistId('ink'), name: 'Ink' },
    ])
  })

  it('name nobody for a song without an artist', () => {
    expect(creditsOf({ artists: [], album: '', albumArtists: [] })).toEqual([
      { artist_id: artistId(''), name: '' },
    ])
  })
})
