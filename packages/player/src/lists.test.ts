import { describe, expect, it } from 'vitest'
import { artistsOf, songOf } from './songs.ts'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'

describe('the custom list', () => {
  it('[MUSIC-13] appends a song, becomes active and announces it, without playing', () => {
    const opened = openPlayer()
    opened.player.add(song(5))
    expect(opened.state()).toMatchObject({ status: 'idle', playType: 'CUSTOM' })
    expect(opened.state().customerMusicList).toEqual(songs(5))
    expect(opened.notices).toEqual([{ type: 'added', song: song(5) }])
  })

  it('[MUSIC-13] ignores a song that it already contains', () => {
    const opened = openPlayer()
    opened.player.add(song(5))
    const before = opened.state()
    opened.player.add(song(5))
    expect(opened.state()).toBe(before)
    expect(opened.notices).toHaveLength(1)
  })

  it('[MUSIC-14] stays active until its last song is removed; playback continues', async () => {
    const opened = openPlayer()
    opened.player.add(song(5))
    opened.player.add(song(6))
    opened.player.select(song(5), 'CUSTOM')
    await settled()
    opened.player.remove(5)
    expect(opened.state()).toMatchObject({ playType: 'CUSTOM', status: 'playing', song: { id: 5 } })
    opened.player.remove(6)
    expect(opened.state()).toMatchObject({ playType: 'TOP', status: 'playing', song: { id: 5 } })
    expect(opened.notices.map(({ type }) => type)).toEqual(['added', 'added', 'removed', 'removed'])
  })

  it('[MUSIC-14] removes only its own songs', () => {
    const opened = openPlayer()
    opened.player.remove(5)
    expect(opened.notices).toEqual([])
  })
})

describe('the shown list', () => {
  it('[MUSIC-27] is replaced by another list, and extended with each song once', () => {
    const opened = openPlayer()
    opened.player.showList(songs(1, 2, 2))
    opened.player.extendList(songs(2, 3))
    expect(opened.state().musicList).toEqual(songs(1, 2, 3))
    // A song that comes again keeps its place.
    opened.player.extendList(songs(1, 4))
    expect(opened.state().musicList).toEqual(songs(1, 2, 3, 4))
    opened.player.showList(songs(9))
    expect(opened.state().musicList).toEqual(songs(9))
  })
})

it('a search result becomes a normal song', () => {
  const found = {
    id: 1,
    name: 'one',
    artists: [{ name: 'a' }, { name: 'b' }],
    album: { artist: { img1v1Url: '/a.webp' } },
    alias: ['uno'],
    duration: 209_000,
  }
  const expected = {
    id: 1,
    name: 'one',
    ar: found.artists,
    al: { picUrl: '/a.webp' },
    alia: ['uno'],
    dt: 209_000,
  }
  expect(songOf(found)).toEqual(expected)
  expect(artistsOf(songOf(found))).toBe('a, b')
})

it.each([
  [0.333, 0.33],
  [-1, 0],
  [7, 1],
  [Number.NaN, 0.5],
])('[MUSIC-18] a volume of %d becomes %d', (wish, expected) => {
  const { player, state } = openPlayer()
  player.setVolume(wish)
  expect(state().volume).toBe(expected)
})

it('[MUSIC-18] muting keeps the volume, setting it unmutes', () => {
  const { player, state, audio } = openPlayer()
  player.toggleMute()
  expect(state()).toMatchObject({ volume: 0.5, isMuted: true })
  player.toggleMute()
  player.toggleMute()
  player.setVolume(0.8)
  expect(state()).toMatchObject({ volume: 0.8, isMuted: false })
  expect(audio.done).toEqual(['volume 0.5', 'volume 0', 'volume 0.5', 'volume 0', 'volume 0.8'])
})

it('[MUSIC-19] the board opens and closes with the panel', () => {
  const { player, state } = openPlayer()
  player.toggleLyricBoard()
  expect(state()).toMatchObject({ isShowMusicPlayer: true, showLyricBoard: true })
  player.closePanel()
  expect(state()).toMatchObject({ isShowMusicPlayer: false, showLyricBoard: false })
  player.openPanel()
  expect(state()).toMatchObject({ isShowMusicPlayer: true, showLyricBoard: false })
  player.showSpecial()
  expect(state()).toMatchObject({ showLyricBoard: true, lyricType: 'SPECIAL' })
  player.setLyricType('COMMON')
  expect(state().lyricType).toBe('COMMON')
})
