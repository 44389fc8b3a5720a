import type { AlbumSong } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { expect, it } from 'vitest'
import { discsOf, lengthText } from './list-length.rules.ts'

it.each([
  [0, ''],
  [1, '1 分钟'],
  [89_999, '1 分钟'],
  [3_569_000, '59 分钟'],
  [3_570_000, '1 小时 0 分钟'],
  [9_000_000, '2 小时 30 分钟'],
])('%i milliseconds are “%s”', (ms, text) => {
  expect(lengthText(ms, musicPagesCopy['zh-CN'])).toBe(text)
})

it('puts songs without a disc on the first one', () => {
  const song = (id: number, disc: number): AlbumSong => ({
    ...{ id, disc, track: 0, name: '', ar: [], al: { picUrl: '' }, alia: [] },
  })
  const discs = discsOf([song(1, 2), song(2, 0), song(3, 1)])
  expect(discs.map(([disc, songs]) => [disc, songs.map(({ id }) => id)])).toEqual([
    [1, [2, 3]],
    [2, [1]],
  ])
})
