import { describe, expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'

type Opened = ReturnType<typeof openPlayer>
const NIGHTS = { id: 3, name: 'nights' }
const RAIN = { id: 4, name: 'rain' }

/** List loop with songs 1 and 2 of a longer playlist; the first one plays. */
const playing = async (options: Parameters<typeof openPlayer>[0] = {}) => {
  const opened = openPlayer(options)
  opened.player.showList(songs(1, 2), NIGHTS)
  opened.player.cycleMode()
  opened.player.select(song(1), 'TOP')
  await settled()
  return opened
}
const current = ({ state }: Opened) => state().song?.id
const next = async (opened: Opened) => {
  opened.player.next()
  await settled()
  return current(opened)
}

describe('looking at another playlist', () => {
  it('[MUSIC-48] changes nothing of what plays, until a song of it is selected', async () => {
    const opened = await playing()
    opened.player.showList([], RAIN)
    opened.player.showList(songs(7, 8), RAIN)
    expect([await next(opened), await next(opened)]).toEqual([2, 1])
    opened.player.select(song(7), 'TOP')
    await settled()
    expect([await next(opened), await next(opened)]).toEqual([8, 7])
  })

  it('[MUSIC-48] keeps the prepared song', async () => {
    const opened = await playing()
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 80 })
    opened.player.showList(songs(7, 8), RAIN)
    expect(opened.state().upcoming?.id).toBe(2)
  })

  it('[MUSIC-48] changes nothing after a song of the search, or of an earlier visit', async () => {
    const opened = openPlayer({ stored: { song: song(1), musicList: songs(1, 2, 3) } })
    opened.player.cycleMode()
    opened.player.showList(songs(7, 8), RAIN)
    opened.player.play()
    await settled()
    expect(await next(opened)).toBe(2)
  })

  it('[MUSIC-24] [MUSIC-48] starts the shown list while nothing has been played', () => {
    const opened = openPlayer()
    opened.player.cycleMode()
    opened.player.showList(songs(1, 2), NIGHTS)
    opened.player.showList(songs(7, 8), RAIN)
    opened.player.play()
    expect(current(opened)).toBe(7)
  })

  it('[MUSIC-48] does not touch the custom list, which goes back to the last shown list', async () => {
    const opened = openPlayer()
    opened.player.cycleMode()
    opened.player.showList(songs(1, 2), NIGHTS)
    opened.player.add(song(9))
    opened.player.select(song(9), 'CUSTOM')
    await settled()
    opened.player.showList(songs(7, 8), RAIN)
    expect(await next(opened)).toBe(9)
    opened.player.remove(9)
    expect(await next(opened)).toBe(8)
  })
})

describe('a playlist that is not loaded to its end', () => {
  const ids = [1, 2, 3, 4, 5]

  it('[MUSIC-49] plays as a whole, by the ids of its songs', async () => {
    const opened = await playing({ songIds: async () => ids })
    expect(opened.asked).toContain('list 3')
    expect([await next(opened), await next(opened), await next(opened)]).toEqual([2, 3, 4])
    expect(opened.state().song?.name).toBe('song 4')
    expect(opened.asked.filter((call) => call === 'list 3')).toHaveLength(1)
  })

  it('[MUSIC-49] is drawn from as a whole', async () => {
    const opened = await playing({ songIds: async () => ids, chance: () => 0.99 })
    opened.player.cycleMode()
    opened.player.cycleMode()
    expect(await next(opened)).toBe(5)
  })

  it('[MUSIC-49] plays what is loaded while the ids are missing, and asks again', async () => {
    const opened = await playing({ songIds: () => Promise.reject(new Error('no answer')) })
    expect(await next(opened)).toBe(2)
    expect(opened.asked.filter((call) => call === 'list 3')).toHaveLength(2)
    opened.player.extendList(songs(3))
    expect(await next(opened)).toBe(3)
  })

  it('[MUSIC-49] keeps its ids when another of its songs is selected', async () => {
    const opened = await playing({ songIds: async () => ids })
    opened.player.select(song(2), 'TOP')
    await settled()
    expect(await next(opened)).toBe(3)
    expect(opened.asked.filter((call) => call === 'list 3')).toHaveLength(1)
  })

  it('[MUSIC-49] ignores the ids of a list that does not play any more', async () => {
    const answers: ((ids: readonly number[]) => void)[] = []
    const opened = await playing({ songIds: () => new Promise((give) => answers.push(give)) })
    opened.player.showList(songs(7, 8), RAIN)
    opened.player.select(song(7), 'TOP')
    answers[0]?.(ids)
    await settled()
    expect(await next(opened)).toBe(8)
  })

  it('[MUSIC-49] describes a song before it is needed', async () => {
    const opened = await playing({ songIds: async () => [1, 5, 2] })
    opened.audio.tell({ type: 'length', seconds: 100 })
    opened.audio.tell({ type: 'time', seconds: 80 })
    await settled()
    expect(opened.state().upcoming).toEqual(song(5))
  })

  it('[MUSIC-49] plays in the order in which it is shown', async () => {
    const sorted = { ...NIGHTS, order: 'name' } as const
    const opened = await playing({ songIds: async () => [2, 4, 1, 3] })
    opened.player.showList(songs(2, 4), sorted)
    opened.player.select(song(2), 'TOP')
    await settled()
    expect(opened.asked).toContain('list 3 by name')
    expect([await next(opened), await next(opened), await next(opened)]).toEqual([4, 1, 3])
    opened.player.save()
    expect(opened.saved()?.playing?.source).toEqual(sorted)
  })

  it('[MUSIC-49] ignores ids in an order that it no longer has', async () => {
    const answers: ((ids: readonly number[]) => void)[] = []
    const opened = await playing({ songIds: () => new Promise((give) => answers.push(give)) })
    opened.player.showList(songs(5, 1), { ...NIGHTS, order: 'name' })
    opened.player.select(song(5), 'TOP')
    answers[0]?.(ids)
    await settled()
    expect(await next(opened)).toBe(1)
  })

  it('[MUSIC-49] goes on in the order that the listener has made', async () => {
    const opened = await playing({ songIds: async () => ids })
    opened.player.changeList(songs(2, 1))
    expect([await next(opened), await next(opened)]).toEqual([3, 4])
    opened.player.changeList(songs(2))
    expect([await next(opened), await next(opened), await next(opened)]).toEqual([5, 2, 3])
    opened.player.showList(songs(7, 8), RAIN)
    opened.player.changeList(songs(8, 7))
    expect(await next(opened)).toBe(4)
  })

  it('[MUSIC-49] keeps its end when its beginning is loaded again, and gains what is new', async () => {
    const answers = [[1, 2, 3, 4], ids]
    const opened = await playing({ songIds: async () => answers.shift() ?? [] })
    opened.player.extendList(songs(3, 4))
    opened.player.reloadList(songs(2, 1))
    expect(opened.state().musicList).toEqual(songs(2, 1))
    expect(opened.state().playing?.ids).toEqual([2, 1, 3, 4])
    await settled()
    expect(opened.state().playing?.ids).toEqual(ids)
  })

  it('[MUSIC-49] stays as it is when another list is loaded again', async () => {
    const opened = await playing({ songIds: async () => ids })
    opened.player.showList(songs(7, 8), RAIN)
    opened.player.reloadList(songs(8))
    await settled()
    expect(opened.state().musicList).toEqual(songs(8))
    expect(opened.state().playing?.ids).toEqual(ids)
    expect(opened.asked.filter((call) => call.startsWith('list'))).toEqual(['list 3'])
  })

  it('[MUSIC-49] keeps its songs when the ids do not come again', async () => {
    const answers = [ids]
    const opened = await playing({
      songIds: async () => answers.shift() ?? Promise.reject(new Error('no answer')),
    })
    opened.player.reloadList(songs(1, 2))
    await settled()
    expect(opened.state().playing).toMatchObject({ ids, whole: 'failed' })
  })

  it('[MUSIC-49] ignores ids that were requested before the listener changed it', async () => {
    const answers: ((ids: readonly number[]) => void)[] = []
    const opened = await playing({ songIds: () => new Promise((give) => answers.push(give)) })
    opened.player.changeList(songs(2, 1))
    answers[0]?.(ids)
    await settled()
    expect(opened.state().playing?.ids).toEqual([2, 1])
  })

  it('[MUSIC-49] is restored in its order', async () => {
    const source = { ...NIGHTS, order: 'added' }
    const stored = { song: song(1), playing: { source, ids: [1, 2] } }
    const opened = openPlayer({ stored, songIds: async () => ids })
    opened.player.play()
    await settled()
    expect(opened.asked).toContain('list 3 by added')
  })

  it('[MUSIC-49] is restored by its ids, and complete again when it plays', async () => {
    const stored = { song: song(1), playing: { source: NIGHTS, ids: [1, 2] } }
    const opened = openPlayer({ stored, songIds: async () => ids })
    opened.player.cycleMode()
    expect(opened.asked).toEqual([])
    opened.player.play()
    await settled()
    expect([await next(opened), await next(opened)]).toEqual([2, 3])
  })
})

it('[MUSIC-48] plays the shown list from its first song, or from a drawn one', async () => {
  const opened = await playing({ chance: () => 0.99 })
  opened.player.showList(songs(6, 7, 8), RAIN)
  opened.player.playShown()
  expect(current(opened)).toBe(6)
  opened.player.cycleMode()
  opened.player.cycleMode()
  opened.player.playShown()
  expect(current(opened)).toBe(8)
  opened.player.showList([])
  opened.player.playShown()
  expect(current(opened)).toBe(8)
})

it('[MUSIC-48] plays a song of any list, and songs of the list that plays', async () => {
  const opened = await playing()
  opened.player.playList(songs(5, 6, 7), song(6), { name: 'album' })
  await settled()
  expect(await next(opened)).toBe(7)
  opened.player.playListed(5)
  expect(current(opened)).toBe(5)
  opened.player.playListed(1)
  expect(current(opened)).toBe(5)
})
