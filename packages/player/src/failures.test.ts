import { describe, expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'

const began = async (options: Parameters<typeof openPlayer>[0], list = songs(1, 2, 3)) => {
  const opened = openPlayer(options)
  opened.player.showList(list)
  opened.player.cycleMode()
  opened.player.select(list[0] ?? song(1), 'TOP')
  await settled()
  return opened
}
const told = ({ notices }: ReturnType<typeof openPlayer>) =>
  notices.map((notice) => ('song' in notice ? `${notice.type} ${notice.song.id}` : notice.type))

describe('an unplayable song', () => {
  it.each([
    ['without an address', null],
    ['whose address does not come', 'fails'],
    ['of unknown format', '/odd'],
  ] as const)('[MUSIC-10] %s is announced and skipped', async (_, address) => {
    const opened = await began({ addresses: { 1: address } })
    expect(told(opened)).toEqual(['unplayable 1'])
    expect(opened.state()).toMatchObject({ status: 'playing', song: { id: 2 } })
  })

  it('[MUSIC-10] that breaks in the middle is announced and skipped', async () => {
    const opened = await began({})
    opened.audio.tell({ type: 'failed' })
    opened.audio.tell({ type: 'failed' })
    await settled()
    expect(told(opened)).toEqual(['unplayable 1'])
    expect(opened.state()).toMatchObject({ status: 'playing', song: { id: 2 } })
  })

  it('[MUSIC-10] is not skipped while paused, and tried again on play', async () => {
    const opened = await began({})
    opened.player.pause()
    opened.audio.tell({ type: 'failed' })
    expect(opened.state()).toMatchObject({ status: 'paused', source: 'unasked' })
    expect(opened.notices).toEqual([])
    opened.player.toggle()
    await settled()
    expect(opened.asked).toEqual(['address 1', 'address 1'])
    expect(opened.state().status).toBe('playing')
  })

  it('[MUSIC-10] is followed by another one in single cycle too', async () => {
    const opened = openPlayer({ addresses: { 1: null } })
    opened.player.showList(songs(1, 2))
    opened.player.cycleMode()
    opened.player.cycleMode()
    opened.player.select(song(1))
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', song: { id: 2 } })
  })

  it('[MUSIC-11] stops the player after one round when none can be played', async () => {
    const opened = await began({ addresses: { 1: null, 2: '/odd', 3: 'fails' } })
    expect(told(opened)).toEqual(['unplayable 1', 'unplayable 2', 'unplayable 3', 'gaveUp'])
    expect(opened.state()).toMatchObject({ status: 'paused', source: 'unasked' })
    expect(opened.asked).toEqual(['address 1', 'address 2', 'address 3'])
  })

  it('[MUSIC-11] stops the player after five in a row in a long list', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1)
    const addresses = Object.fromEntries(ids.map((id) => [id, null]))
    const opened = await began({ addresses }, songs(...ids))
    expect(opened.asked).toHaveLength(5)
    expect(told(opened).at(-1)).toBe('gaveUp')
  })

  it('[MUSIC-11] starts a new round when the user continues', async () => {
    const opened = await began({ addresses: { 1: null, 2: null, 3: null } })
    opened.player.play()
    await settled()
    expect(opened.asked).toHaveLength(6)
  })

  it('[MUSIC-11] is tried once in random mode, for any random values', async () => {
    const opened = openPlayer({ addresses: { 1: null, 2: null, 3: null }, chance: () => 0.99 })
    opened.player.showList(songs(1, 2, 3))
    opened.player.select(song(1))
    await settled()
    expect(opened.asked).toEqual(['address 1', 'address 3', 'address 2'])
  })

  it('[MUSIC-26] is no song that waits, but one without an answer for two minutes', async () => {
    const opened = await began({ addresses: { 1: '/silent' } })
    opened.wait(60_000)
    expect(opened.state()).toMatchObject({ status: 'loading', song: { id: 1 } })
    expect(opened.notices).toEqual([])
    opened.wait(120_000)
    await settled()
    expect(told(opened)).toEqual(['unplayable 1'])
    expect(opened.state()).toMatchObject({ status: 'playing', song: { id: 2 } })
  })

  it('[MUSIC-26] is not a song that was paused meanwhile', async () => {
    const opened = await began({ addresses: { 1: '/silent' } })
    opened.player.pause()
    opened.wait()
    expect(opened.state()).toMatchObject({ status: 'paused', song: { id: 1 } })
    expect(opened.notices).toEqual([])
  })
})

it('[MUSIC-22] logs a refusal of the browser, and stays paused', async () => {
  const opened = openPlayer()
  opened.audio.refusing.now = true
  opened.player.select(song(1))
  await settled()
  expect(opened.state()).toMatchObject({ status: 'paused', source: 'ready' })
  expect(opened.notices).toEqual([])
  expect(opened.logged).toHaveLength(1)
  opened.audio.refusing.now = false
  opened.player.toggle()
  await settled()
  expect(opened.state().status).toBe('playing')
})

it('makes no sound and ignores events after it is closed', async () => {
  const opened = openPlayer()
  opened.player.select(song(1))
  opened.player.close()
  await settled()
  opened.player.toggle()
  expect(opened.audio.loaded()).toBeUndefined()
  expect(opened.audio.done.at(-1)).toBe('unload')
})
