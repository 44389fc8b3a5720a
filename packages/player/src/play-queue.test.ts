import { describe, expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'
import { SAVED_SONGS } from './timing.ts'

type Opened = ReturnType<typeof openPlayer>

/** A player in list loop with songs 1 to 4, the first one playing. */
const playing = async (options: Parameters<typeof openPlayer>[0] = {}) => {
  const opened = openPlayer(options)
  opened.player.showList(songs(1, 2, 3, 4))
  opened.player.cycleMode()
  opened.player.select(song(1), 'TOP')
  await settled()
  return opened
}
const current = ({ state }: Opened) => state().song?.id
const queued = ({ state }: Opened) => state().queue.map(({ id }) => id)
const ends = async (opened: Opened) => {
  opened.audio.tell({ type: 'ended' })
  await settled()
  return current(opened)
}

describe('the queue', () => {
  it('[MUSIC-44] plays before the list continues, and each song leaves it as it starts', async () => {
    const opened = await playing()
    opened.player.enqueue(song(8))
    opened.player.enqueue(song(9))
    expect(await ends(opened)).toBe(8)
    expect(queued(opened)).toEqual([9])
    expect(await ends(opened)).toBe(9)
    expect(queued(opened)).toEqual([])
    expect(opened.state().status).toBe('playing')
  })

  it('[MUSIC-47] lets the list continue where it was left, also after a song of the list', async () => {
    const opened = await playing()
    opened.player.enqueue(song(3))
    expect([await ends(opened), await ends(opened), await ends(opened)]).toEqual([3, 2, 3])
  })

  it('[MUSIC-44] waits in single cycle until next is pressed', async () => {
    const opened = await playing()
    opened.player.cycleMode()
    opened.player.enqueue(song(8))
    expect(await ends(opened)).toBe(1)
    opened.player.next()
    expect(current(opened)).toBe(8)
  })

  it('[MUSIC-44] plays in random mode in its order, without drawing', async () => {
    const opened = await playing({ chance: () => 0.99 })
    opened.player.cycleMode()
    opened.player.cycleMode()
    expect(opened.state().playModel).toBe('RANDOM')
    opened.player.enqueue(song(8))
    opened.player.enqueue(song(2))
    expect([await ends(opened), await ends(opened)]).toEqual([8, 2])
  })

  it('[MUSIC-44] starts with its first song when nothing is selected yet', () => {
    const opened = openPlayer()
    opened.player.enqueue(song(8))
    expect(opened.state().status).toBe('idle')
    opened.player.toggle()
    expect(current(opened)).toBe(8)
    expect(queued(opened)).toEqual([])
  })

  it('[MUSIC-44] plays the current song once more, if it is queued', async () => {
    const opened = await playing()
    opened.player.playNext(song(1))
    opened.audio.done.length = 0
    expect(await ends(opened)).toBe(1)
    expect(opened.audio.done).toEqual(['seek 0', 'play'])
    expect(await ends(opened)).toBe(2)
  })

  it('[MUSIC-10] [MUSIC-44] goes on after a queued song that cannot be played', async () => {
    const opened = await playing({ addresses: { 8: null } })
    opened.player.enqueue(song(8))
    opened.player.enqueue(song(9))
    expect(await ends(opened)).toBe(9)
    expect(await ends(opened)).toBe(2)
  })

  it('[MUSIC-17] is prepared before the list, and again when it changes', async () => {
    const opened = await playing()
    opened.player.enqueue(song(8))
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 80 })
    expect(opened.state().upcoming?.id).toBe(8)
    opened.player.playNext(song(9))
    opened.audio.tell({ type: 'time', seconds: 81 })
    expect(opened.state().upcoming?.id).toBe(9)
    opened.player.clearQueue()
    opened.audio.tell({ type: 'time', seconds: 82 })
    expect(opened.state().upcoming?.id).toBe(2)
  })
})

describe('queueing', () => {
  it('[MUSIC-45] puts a song in front or at the end, announces it and plays nothing', () => {
    const opened = openPlayer()
    opened.player.enqueue(song(1))
    opened.player.enqueue(song(2))
    opened.player.playNext(song(3))
    expect(queued(opened)).toEqual([3, 1, 2])
    expect(opened.notices.map(({ type }) => type)).toEqual(['queued', 'queued', 'playsNext'])
    expect(opened.state().status).toBe('idle')
  })

  it('[MUSIC-45] contains each song once: in front it moves, at the end it stays', () => {
    const opened = openPlayer()
    for (const id of [1, 2, 3]) opened.player.enqueue(song(id))
    opened.player.enqueue(song(1))
    expect(queued(opened)).toEqual([1, 2, 3])
    opened.player.playNext(song(3))
    expect(queued(opened)).toEqual([3, 1, 2])
  })

  it('[MUSIC-45] is refused with a notice when the queue is full', () => {
    const opened = openPlayer()
    for (let id = 1; id <= SAVED_SONGS + 1; id += 1) opened.player.enqueue(song(id))
    expect(opened.state().queue).toHaveLength(SAVED_SONGS)
    expect(opened.notices.at(-1)).toEqual({ type: 'queueFull' })
    opened.player.playNext(song(SAVED_SONGS))
    expect(opened.state().queue[0]?.id).toBe(SAVED_SONGS)
  })

  it.each([
    [3, 0, [3, 1, 2, 4]],
    [1, 2, [2, 3, 1, 4]],
    [1, 99, [2, 3, 4, 1]],
    [4, -5, [4, 1, 2, 3]],
    [2, 1, [1, 2, 3, 4]],
    [7, 0, [1, 2, 3, 4]],
    [1, Number.NaN, [1, 2, 3, 4]],
  ])('[MUSIC-46] moves song %i to place %d', (id, to, expected) => {
    const opened = openPlayer()
    for (const each of [1, 2, 3, 4]) opened.player.enqueue(song(each))
    opened.player.moveQueued(id, to)
    expect(queued(opened)).toEqual(expected)
  })

  it('[MUSIC-46] removes one or all, and plays one from its place; playback continues', async () => {
    const opened = await playing()
    for (const id of [6, 7, 8, 9]) opened.player.enqueue(song(id))
    opened.player.unqueue(7)
    opened.player.unqueue(77)
    expect(queued(opened)).toEqual([6, 8, 9])
    opened.player.playQueued(8)
    expect(current(opened)).toBe(8)
    expect(queued(opened)).toEqual([6, 9])
    opened.player.playQueued(77)
    opened.player.clearQueue()
    expect(queued(opened)).toEqual([])
    expect(current(opened)).toBe(8)
    await settled()
    expect(await ends(opened)).toBe(2)
  })
})
