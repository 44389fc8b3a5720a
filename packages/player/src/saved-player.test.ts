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
  playing: { source: { id: 3, name: 'nights' }, ids: [1, 2, 3] },
  queue: songs(8),
  isFromQueue: true,
  place: 2,
  heard: [{ song: song(1), isFromQueue: false, place: 1 }],
}

it('[MUSIC-20] saves the data for the next page, without open panels', async () => {
  const opened = openPlayer({ stored: { ...SAVED, wasPlaying: false, volume: 0.1 } })
  opened.player.showSpecial()
  opened.player.setVolume(0.8)
  opened.player.save()
  expect(opened.saved()).toEqual({ ...SAVED, wasPlaying: false })
  opened.player.play()
  await settled()
  opened.player.save()
  expect(opened.saved()).toEqual(SAVED)
})

it('[MUSIC-21] restores length, gain, artists and album of a song, unless they are damaged', () => {
  const credits = { ar: [{ id: 5, name: 'singer' }], al: { id: 6, picUrl: '', name: 'album' } }
  const known = { ...song(1), ...credits, dt: 209_000, gain_db: -6.5 }
  const damaged = [
    { ...song(2), dt: -1, gain_db: 'loud', al: { ...song(2).al, id: 'six' } },
    { ...song(3), dt: 0.5, gain_db: null },
  ]
  const { state } = openPlayer({ stored: { song: known, queue: [known, ...damaged] } })
  expect(state().song).toEqual(known)
  expect(state().queue).toEqual([known, ...songs(2, 3)])
})

it('[MUSIC-20] limits the number of saved songs', () => {
  const opened = openPlayer()
  opened.player.showList(songs(...Array.from({ length: 400 }, (_, index) => index + 1)))
  opened.player.save()
  expect(opened.saved()?.musicList).toHaveLength(SAVED_SONGS)
})

describe('beside another tab', () => {
  it('[MUSIC-20] saves nothing before a change in this tab', () => {
    const opened = openPlayer({ stored: SAVED })
    opened.player.openPanel()
    opened.player.save()
    expect(opened.saved()).toBeUndefined()
  })

  it('[MUSIC-20] saves that it is paused when it could not resume', async () => {
    const opened = openPlayer({ stored: SAVED, detail: async () => undefined })
    opened.audio.refusing.now = true
    opened.player.resume()
    await settled()
    opened.player.save()
    expect(opened.saved()?.wasPlaying).toBe(false)
  })

  it('[MUSIC-20] saves nothing twice', () => {
    const opened = openPlayer()
    opened.player.setVolume(0.8)
    opened.player.save()
    const first = opened.saved()
    opened.player.openPanel()
    opened.player.save()
    expect(opened.saved()).toBe(first)
  })

  it('[MUSIC-20] saves the custom list as soon as it changes', () => {
    const opened = openPlayer({ stored: SAVED })
    opened.player.add(song(8))
    expect(opened.saved()?.customerMusicList).toEqual(songs(7, 8))
    opened.player.remove(7)
    expect(opened.saved()?.customerMusicList).toEqual(songs(8))
  })

  it('[MUSIC-20] saves the queue as soon as it changes, by the user or by playback', async () => {
    const opened = openPlayer({ stored: SAVED })
    opened.player.enqueue(song(9))
    expect(opened.saved()?.queue).toEqual(songs(8, 9))
    opened.player.next()
    expect(opened.saved()?.queue).toEqual(songs(9))
  })

  it('[MUSIC-36] takes over its queue', () => {
    const opened = openPlayer({ stored: SAVED })
    opened.store({ ...SAVED, queue: songs(4, 5) })
    opened.player.follow()
    expect(opened.state().queue).toEqual(songs(4, 5))
    opened.player.save()
    expect(opened.saved()).toBeUndefined()
  })

  it('[MUSIC-36] takes over its custom list, and playback continues', async () => {
    const opened = openPlayer({ stored: SAVED })
    opened.player.resume()
    await settled()
    opened.store({ ...SAVED, song: song(9), volume: 0.1, customerMusicList: songs(7, 9) })
    opened.player.follow()
    expect(opened.state()).toMatchObject({ status: 'playing', playType: 'CUSTOM', volume: 0.8 })
    expect(opened.state().song).toEqual(song(7))
    expect(opened.state().customerMusicList).toEqual(songs(7, 9))
    expect(opened.notices).toEqual([])
  })

  it('[MUSIC-36] continues in the shown list when the custom list was emptied there', () => {
    const opened = openPlayer({ stored: SAVED })
    opened.store({ ...SAVED, customerMusicList: [] })
    opened.player.follow()
    expect(opened.state()).toMatchObject({ playType: 'TOP', customerMusicList: [] })
  })

  it('[MUSIC-36] changes nothing when the list is the same, or the storage was cleared', () => {
    const opened = openPlayer({ stored: SAVED })
    const before = opened.state()
    opened.store({ ...SAVED, volume: 0.1 })
    opened.player.follow()
    opened.store(undefined)
    opened.player.follow()
    expect(opened.state()).toBe(before)
  })

  it('[MUSIC-36] does not save changes of another tab', () => {
    const opened = openPlayer({ stored: SAVED })
    opened.store({ ...SAVED, customerMusicList: songs(7, 9) })
    opened.player.follow()
    opened.player.save()
    expect(opened.saved()).toBeUndefined()
  })
})

describe('a restored player', () => {
  it('[MUSIC-21] resumes the song at its position', async () => {
    const opened = openPlayer({ stored: SAVED })
    expect(opened.state()).toMatchObject({ status: 'paused', currentTime: 33 })
    opened.player.resume()
    await settled()
    expect(opened.audio.done).toEqual(['volume 0.8', 'load /audio/7 at 33', 'play'])
    expect(opened.state()).toMatchObject({ status: 'playing', isShowMusicPlayer: false })
  })

  it('[MUSIC-21] requests nothing before it is needed', async () => {
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
    ['a queue, a list and a trail that are none', { queue: 7, playing: { ids: {} }, heard: [1] }],
    [
      'songs that are none',
      { song: { id: 'x' }, musicList: [1, null, { id: 1 }], wasPlaying: true },
    ],
    ['an empty custom list that is active', { playType: 'CUSTOM', customerMusicList: {} }],
    ['numbers out of range', { volume: 7, currentTime: -1, playModel: 'SHUFFLE' }],
  ])('[MUSIC-21] starts as new from %s', (_, stored) => {
    const opened = openPlayer({ stored })
    opened.player.resume()
    expect(opened.state()).toMatchObject({ status: 'idle', volume: 0.5, playModel: 'RANDOM' })
    expect(opened.state()).toMatchObject({ playType: 'TOP', musicList: [], currentTime: 0 })
    expect(opened.state()).toMatchObject({ playing: undefined, queue: [], heard: [] })
  })

  it('[MUSIC-21] keeps the valid part of a list', () => {
    const opened = openPlayer({ stored: { musicList: [song(1), { id: 2 }, song(1), song(3)] } })
    expect(opened.state().musicList).toEqual(songs(1, 3))
  })
})
