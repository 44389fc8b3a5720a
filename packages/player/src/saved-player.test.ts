import { describe, expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'
import { SAVED_SONGS } from './timing.ts'

const SAVED = {
  song: song(7),
  wasPlaying: true,
  currentTime: 33,
  volume: 0.8,
  isMuted: false,
  playType: 'CUSTOM',
  playModel: 'SINGLECYCLE',
  lyricType: 'SPECIAL',
  musicList: songs(1, 2),
  customerMusicList: songs(7),
}

it('[MUSIC-20] saves what the next page needs, and nothing that was open', async () => {
  const opened = openPlayer({ stored: { ...SAVED, wasPlaying: false } })
  opened.player.showSpecial()
  opened.player.save()
  expect(opened.saved()).toEqual({ ...SAVED, wasPlaying: false })
  opened.player.play()
  await settled()
  opened.player.save()
  expect(opened.saved()).toEqual(SAVED)
})

it('[MUSIC-20] saves no more songs than it may', () => {
  const opened = openPlayer()
  opened.player.showList(songs(...Array.from({ length: 400 }, (_, index) => index + 1)))
  opened.player.save()
  expect(opened.saved()?.musicList).toHaveLength(SAVED_SONGS)
})

describe('a restored player', () => {
  it('[MUSIC-21] resumes what played, where it was', async () => {
    const opened = openPlayer({ stored: SAVED })
    expect(opened.state()).toMatchObject({ status: 'paused', currentTime: 33 })
    opened.player.resume()
    await settled()
    expect(opened.audio.done).toEqual(['volume 0.8', 'load /audio/7 at 33', 'play'])
    expect(opened.state()).toMatchObject({ status: 'playing', isShowMusicPlayer: false })
  })

  it('[MUSIC-21] asks for nothing before it is wanted', async () => {
    const opened = openPlayer({ stored: { ...SAVED, wasPlaying: false } })
    opened.player.resume()
    await settled()
    expect(opened.asked).toEqual([])
    opened.player.prepare()
    opened.player.prepare()
    await settled()
    expect(opened.audio.done).toEqual(['volume 0.8', 'load /audio/7 at 33'])
    expect(opened.state()).toMatchObject({ status: 'paused', words: 'ready' })
    opened.player.toggle()
    await settled()
    expect(opened.state().status).toBe('playing')
  })

  it('[MUSIC-21] is paused where the browser refuses to play', async () => {
    const opened = openPlayer({ stored: SAVED })
    opened.audio.refusing.now = true
    opened.player.resume()
    await settled()
    expect(opened.state().status).toBe('paused')
    expect(opened.notices).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'x'],
    ['null', null],
    ['a list', []],
    ['an older shape', { musicInfo: { id: 3 }, volume: '0.5' }],
    [
      'songs that are none',
      { song: { id: 'x' }, musicList: [1, null, { id: 1 }], wasPlaying: true },
    ],
    ['an empty custom list that is active', { playType: 'CUSTOM', customerMusicList: {} }],
    ['numbers out of range', { volume: 7, currentTime: -1, playModel: 'SHUFFLE' }],
  ])('[MUSIC-21] begins as new from %s', (_, stored) => {
    const opened = openPlayer({ stored })
    opened.player.resume()
    expect(opened.state()).toMatchObject({ status: 'idle', volume: 0.5, playModel: 'RANDOM' })
    expect(opened.state()).toMatchObject({ playType: 'TOP', musicList: [], currentTime: 0 })
  })

  it('[MUSIC-21] keeps what is whole of a list', () => {
    const opened = openPlayer({ stored: { musicList: [song(1), { id: 2 }, song(1), song(3)] } })
    expect(opened.state().musicList).toEqual(songs(1, 3))
  })
})
