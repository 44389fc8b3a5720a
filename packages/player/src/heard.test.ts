import type { PlayMode } from '@lanting/contract'
import { expect, it } from 'vitest'
import { openPlayer, settled, song, songs } from './testing/fake-ports.ts'
import { HEARD_SONGS } from './timing.ts'

type Opened = ReturnType<typeof openPlayer>

const playing = async (mode: PlayMode, options: Parameters<typeof openPlayer>[0] = {}) => {
  const opened = openPlayer(options)
  opened.player.showList(songs(1, 2, 3, 4))
  while (opened.state().playModel !== mode) opened.player.cycleMode()
  opened.player.select(song(1), 'TOP')
  await settled()
  return opened
}
const go = async (opened: Opened, ...ways: readonly ('next' | 'previous')[]) => {
  const ids: (number | undefined)[] = []
  for (const way of ways) {
    opened.player[way]()
    await settled()
    ids.push(opened.state().song?.id)
  }
  return ids
}

it('[MUSIC-50] previous returns through what was heard in random mode, then draws', async () => {
  const draws = [0.3, 0.9, 0.5]
  const opened = await playing('RANDOM', { chance: () => draws.shift() ?? 0.6 })
  const ids = await go(opened, 'next', 'next', 'previous', 'previous', 'previous')
  expect(ids).toEqual([2, 4, 2, 1, 3])
})

it('[MUSIC-50] previous passes over songs that never sounded', async () => {
  const draws = [0.3]
  const opened = await playing('RANDOM', {
    addresses: { 2: null },
    chance: () => draws.shift() ?? 0.4,
  })
  expect(await go(opened, 'next', 'previous')).toEqual([4, 1])
})

it('[MUSIC-50] list loop keeps its order after a selection, and wraps', async () => {
  const opened = await playing('LISTLOOP')
  opened.player.select(song(3), 'TOP')
  await settled()
  expect(await go(opened, 'previous', 'previous', 'previous')).toEqual([2, 1, 4])
})

it('[MUSIC-50] previous returns through queued songs, and next continues from there', async () => {
  const opened = await playing('LISTLOOP')
  opened.player.enqueue(song(9))
  expect(await go(opened, 'next', 'next', 'previous', 'next')).toEqual([9, 2, 9, 2])
  expect(await go(opened, 'previous', 'previous', 'previous')).toEqual([9, 1, 4])
})

it('[MUSIC-50] previous returns from a song of the search to the list', async () => {
  const opened = await playing('LISTLOOP')
  opened.player.select(song(77))
  await settled()
  expect(await go(opened, 'previous', 'next')).toEqual([1, 2])
})

it('[MUSIC-50] previous returns to a song of the search that was heard before', async () => {
  const opened = await playing('LISTLOOP')
  opened.player.select(song(77))
  await settled()
  expect(await go(opened, 'next', 'previous', 'previous')).toEqual([2, 77, 1])
})

it('[MUSIC-50] previous returns to the list that played before', async () => {
  const opened = await playing('LISTLOOP')
  opened.player.showList(songs(7, 8, 9), { name: 'other' })
  opened.player.select(song(8), 'TOP')
  await settled()
  expect(await go(opened, 'next', 'previous', 'previous')).toEqual([9, 8, 1])
})

it('[MUSIC-7] [MUSIC-50] previous restarts in single cycle, whatever was heard', async () => {
  const opened = await playing('SINGLECYCLE')
  opened.player.select(song(3), 'TOP')
  await settled()
  expect(await go(opened, 'previous')).toEqual([3])
})

it('[MUSIC-50] the trail has an end', async () => {
  const opened = await playing('LISTLOOP')
  await go(opened, ...Array.from({ length: HEARD_SONGS + 5 }, () => 'next' as const))
  expect(opened.state().heard).toHaveLength(HEARD_SONGS)
})
