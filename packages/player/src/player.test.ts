import type { PlayMode } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'

type Opened = ReturnType<typeof openPlayer>

const inMode = ({ player }: Opened, mode: PlayMode) => {
  while (player.getState().playModel !== mode) player.cycleMode()
}

/** A player with songs 1 to 4 shown, the given one playing. */
const playing = async (
  id: number,
  mode: PlayMode = 'LISTLOOP',
  options: Parameters<typeof openPlayer>[0] = {},
) => {
  const opened = openPlayer(options)
  opened.player.showList(songs(1, 2, 3, 4))
  inMode(opened, mode)
  opened.player.select(song(id), 'TOP')
  await settled()
  opened.audio.done.length = 0
  opened.asked.length = 0
  return opened
}
const current = ({ state }: Opened) => state().song?.id

it('[MUSIC-1] starts idle, at half volume, in random mode, with empty lists', () => {
  const { state } = openPlayer()
  expect(state()).toMatchObject({ status: 'idle', volume: 0.5, playModel: 'RANDOM' })
  expect(state()).toMatchObject({ playType: 'TOP', musicList: [], customerMusicList: [] })
  expect(state()).toMatchObject({ isShowMusicPlayer: false, showLyricBoard: false })
})

it('[MUSIC-2] cycles through random, list loop, single cycle, random', () => {
  const { player, state } = openPlayer()
  const modes = Array.from({ length: 4 }, () => {
    const { playModel } = state()
    player.cycleMode()
    return playModel
  })
  expect(modes).toEqual(['RANDOM', 'LISTLOOP', 'SINGLECYCLE', 'RANDOM'])
})

describe('selecting', () => {
  it('[MUSIC-3] shows the song at once, stops the old one and starts at 0', async () => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 40 })
    opened.player.select(song(2))
    expect(opened.state()).toMatchObject({ status: 'loading', currentTime: 0, duration: 0 })
    expect(current(opened)).toBe(2)
    expect(opened.audio.done).toEqual(['unload'])
    await settled()
    expect(opened.audio.done).toEqual(['unload', 'load /audio/2 at 0', 'play'])
    expect(opened.state().status).toBe('playing')
  })

  it('[MUSIC-4] keeps the latest: a late response to an earlier selection is ignored', async () => {
    const answers = new Map<number, (url: string) => void>()
    const opened = openPlayer({
      address: (id) => new Promise((resolve) => answers.set(id, resolve)),
    })
    opened.player.select(song(1))
    opened.player.select(song(2))
    answers.get(2)?.('/audio/2')
    await settled()
    answers.get(1)?.('/audio/1')
    await settled()
    expect(opened.audio.loaded()).toBe('/audio/2')
    expect(opened.state()).toMatchObject({ status: 'playing', song: { id: 2 } })
  })

  it('[MUSIC-4] ignores a description of another song', async () => {
    const opened = openPlayer({ detail: async () => song(99) })
    opened.player.select(song(1))
    await settled()
    expect(current(opened)).toBe(1)
  })

  it('[MUSIC-5] plays without description and without lyrics', async () => {
    const failing = () => Promise.reject(new Error('no answer'))
    const opened = openPlayer({ detail: failing, lyric: failing })
    opened.player.select(song(1))
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', words: 'failed' })
    expect(opened.notices).toEqual([])
    expect(opened.logged).toHaveLength(2)
  })

  it('[MUSIC-37] is stalled while it waits for data, until its time goes on', async () => {
    const { player, audio, state } = openPlayer()
    player.select(song(1))
    audio.tell({ type: 'stalled' })
    expect(state().isStalled).toBe(false)
    await settled()
    audio.tell({ type: 'time', seconds: 3 })
    audio.tell({ type: 'stalled' })
    expect(state()).toMatchObject({ status: 'playing', isStalled: true })
    audio.tell({ type: 'time', seconds: 3 })
    expect(state().isStalled).toBe(true)
    audio.tell({ type: 'time', seconds: 3.2 })
    expect(state()).toMatchObject({ status: 'playing', isStalled: false })
    audio.tell({ type: 'stalled' })
    player.select(song(2))
    expect(state().isStalled).toBe(false)
  })

  it('[MUSIC-5] reports that an instrumental has no lyrics', async () => {
    const opened = openPlayer({ lyric: async () => undefined })
    opened.player.select(song(1))
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', words: 'missing' })
    expect(opened.logged).toEqual([])
  })

  it.each([
    ['TOP', 'TOP'],
    ['CUSTOM', 'CUSTOM'],
    [undefined, 'CUSTOM'],
  ] as const)('[MUSIC-12] in %s makes %s active', (from, active) => {
    const { player, state } = openPlayer()
    player.add(song(9))
    player.select(song(9), from)
    expect(state().playType).toBe(active)
  })

  it('[MUSIC-12] cannot make an empty custom list active', () => {
    const { player, state } = openPlayer()
    player.select(song(9), 'CUSTOM')
    expect(state().playType).toBe('TOP')
  })
})

describe('the next song', () => {
  it.each([
    [1, 'next', 2],
    [4, 'next', 1],
    [1, 'previous', 4],
    [3, 'previous', 2],
    [77, 'next', 2],
    [77, 'previous', 4],
  ] as const)('[MUSIC-23] from %i %s is %i in list loop', async (id, way, expected) => {
    const opened = await playing(id)
    opened.player[way]()
    expect(current(opened)).toBe(expected)
  })

  it.each([
    ['another index is drawn', [0.6], 3],
    ['the same is drawn, then another', [0.3, 0.9], 4],
    ['the same is drawn twice', [0.3, 0.3], 3],
    ['chance is 1, which it never should be', [1], 4],
  ])('[MUSIC-6] random: %s', async (_, draws, expected) => {
    const left = [...draws]
    const opened = await playing(2, 'RANDOM', { chance: () => left.shift() ?? 0 })
    opened.player.previous()
    expect(current(opened)).toBe(expected)
  })

  it('[MUSIC-6] [MUSIC-7] plays the only song of a list again', async () => {
    const opened = openPlayer()
    opened.player.showList(songs(1))
    opened.player.select(song(1), 'TOP')
    await settled()
    opened.audio.done.length = 0
    opened.asked.length = 0
    opened.audio.tell({ type: 'ended' })
    await settled()
    expect(opened.audio.done).toEqual(['seek 0', 'play'])
    expect(opened.asked).toEqual([])
  })

  it.each(['next', 'previous'] as const)('[MUSIC-7] %s restarts in single cycle', async (way) => {
    const opened = await playing(2, 'SINGLECYCLE')
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 40 })
    opened.player[way]()
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', currentTime: 0 })
    expect(opened.audio.done).toEqual(['seek 0', 'play'])
  })

  it('[MUSIC-9] plays the next song after the end, also when the element paused first', async () => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'stopped' })
    opened.audio.tell({ type: 'ended' })
    await settled()
    expect(current(opened)).toBe(2)
    expect(opened.state().status).toBe('playing')
  })

  it('[MUSIC-9] pauses after the end when there is no other song', async () => {
    const opened = openPlayer()
    opened.player.select(song(1))
    await settled()
    opened.audio.tell({ type: 'ended' })
    expect(opened.state().status).toBe('paused')
  })

  it.each(['next', 'previous', 'toggle'] as const)(
    '[MUSIC-24] %s does nothing in an empty list',
    (action) => {
      const opened = openPlayer()
      opened.player[action]()
      expect(opened.state().status).toBe('idle')
      expect(opened.asked).toEqual([])
    },
  )

  it.each([
    ['next', 'LISTLOOP', 1],
    ['toggle', 'SINGLECYCLE', 1],
    ['previous', 'RANDOM', 3],
  ] as const)('[MUSIC-24] %s starts in %s with song %i', (action, mode, expected) => {
    const opened = openPlayer({ chance: () => 0.6 })
    opened.player.showList(songs(1, 2, 3, 4))
    inMode(opened, mode)
    opened.player[action]()
    expect(current(opened)).toBe(expected)
  })

  it('[MUSIC-17] preloads the song that it plays next', async () => {
    const draws = [0.6, 0.9, 0.9]
    const opened = await playing(1, 'RANDOM', { chance: () => draws.shift() ?? 0 })
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 60 })
    await settled()
    expect(opened.asked).toEqual([])
    opened.audio.tell({ type: 'time', seconds: 71 })
    opened.audio.tell({ type: 'time', seconds: 72 })
    await settled()
    expect(opened.audio.done).toEqual(['preload /audio/3'])
    opened.audio.tell({ type: 'ended' })
    await settled()
    expect(current(opened)).toBe(3)
    expect(opened.asked).toEqual(['address 3'])
  })

  it('[MUSIC-17] forgets the prepared song when the user selects it', async () => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 80 })
    opened.player.select(song(2))
    await settled()
    opened.audio.tell({ type: 'ended' })
    expect(current(opened)).toBe(3)
  })

  it('[MUSIC-17] chooses again when mode or list have changed', async () => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 80 })
    expect(opened.state().upcoming?.id).toBe(2)
    opened.player.cycleMode()
    expect(opened.state().upcoming).toBeUndefined()
  })
})

describe('pausing and seeking', () => {
  it('[MUSIC-25] toggles between playing and paused', async () => {
    const opened = await playing(1)
    opened.player.toggle()
    expect(opened.state().status).toBe('paused')
    opened.player.toggle()
    await settled()
    expect(opened.state().status).toBe('playing')
    expect(opened.audio.done).toEqual(['pause', 'play'])
  })

  it('[MUSIC-25] pauses a loading song: it then loads without sound', async () => {
    const opened = openPlayer()
    opened.player.select(song(1))
    opened.player.toggle()
    await settled()
    expect(opened.state()).toMatchObject({ status: 'paused', source: 'ready' })
    expect(opened.audio.done).not.toContain('play')
  })

  it('[MUSIC-25] continues loading after pause and play', async () => {
    const opened = openPlayer({ addresses: { 1: '/silent' } })
    opened.player.select(song(1))
    await settled()
    opened.player.toggle()
    opened.player.toggle()
    await settled()
    expect(opened.state().status).toBe('loading')
  })

  it('[MUSIC-25] is paused by a media key before it has started', async () => {
    const opened = openPlayer({ addresses: { 1: '/silent' } })
    opened.player.select(song(1))
    await settled()
    opened.audio.interrupt()
    await settled()
    expect(opened.state().status).toBe('paused')
    expect(opened.logged).toEqual([])
  })

  it('[MUSIC-25] follows the lock screen', async () => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'stopped' })
    expect(opened.state().status).toBe('paused')
    opened.audio.tell({ type: 'started' })
    expect(opened.state().status).toBe('playing')
  })

  it.each([
    [30, 30],
    [-5, 0],
    [1e9, 100],
  ])('[MUSIC-8] seeks to %d within the song and resumes', async (wish, expected) => {
    const opened = await playing(1)
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.player.pause()
    opened.player.seek(wish)
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', currentTime: expected })
    expect(opened.audio.done).toEqual(['pause', `seek ${expected}`, 'play'])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('[MUSIC-8] ignores %d', async (wish) => {
    const opened = await playing(1)
    opened.player.seek(wish)
    expect(opened.state().currentTime).toBe(0)
    expect(opened.audio.done).toEqual([])
  })

  it('[MUSIC-8] seeks to the clicked line, and shows it', async () => {
    const opened = await playing(1)
    opened.player.pause()
    opened.player.seekLyric(1)
    await settled()
    expect(opened.state()).toMatchObject({ status: 'playing', currentTime: 5 })
    expect(opened.state().currentLyricIndex).toBe(1)
    opened.player.seekLyric(7)
    opened.player.seekLyric(-1)
    expect(opened.state().currentTime).toBe(5)
  })

  it('[MUSIC-8] starts at a time that was sought while loading', async () => {
    const opened = openPlayer()
    opened.player.select(song(1))
    opened.player.seek(42)
    await settled()
    expect(opened.audio.done).toContain('load /audio/1 at 42')
  })

  it('[MUSIC-51] moves the lyrics of a song, from the moment they load', async () => {
    const lyric = '[00:01]one\n[00:05]<00:05>two'
    const { player, audio, state } = openPlayer({ lyric: async () => ({ lyric, offsetMs: 2_000 }) })
    player.select(song(1))
    await settled()
    expect(state().lyrics.lines.map(({ atMs }) => atMs)).toEqual([3_000, 7_000])
    audio.tell({ type: 'time', seconds: 4 })
    expect(state().currentLyricIndex).toBe(0)
    player.shiftLyrics(-1_500)
    expect(state().lyrics).toMatchObject({ offsetMs: -1_500, lines: [{ atMs: -500 }, {}] })
    expect(state().currentLyricIndex).toBe(1)
    player.shiftLyrics(0)
    expect(state().lyrics.lines.map(({ atMs }) => atMs)).toEqual([1_000, 5_000])
  })

  it('[MUSIC-15] updates the line with the time', async () => {
    const opened = await playing(1)
    const lines = [0, 1, 4.99, 5, 900].map((seconds) => {
      opened.audio.tell({ type: 'time', seconds })
      return opened.state().currentLyricIndex
    })
    expect(lines).toEqual([-1, 0, 0, 1, 1])
  })
})
