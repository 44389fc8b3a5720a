import { MUSIC_PAGE_MAX, PAGE_SIZE, type Song } from '@lanting/contract'
import { expect, it } from 'vitest'
import { type ListPage, nextSongs, songsAgain } from './next-songs.ts'

const SIZE = PAGE_SIZE.songs

/** A list of pages; undefined: all songs of that page are gone. */
const listOf =
  (pages: readonly (readonly Song[] | undefined)[]) =>
  async ({ limit, offset }: { limit: number; offset: number }): Promise<ListPage> => ({
    songs: pages[offset / limit] ?? [],
    hasMore: offset / limit < pages.length,
  })

const song: Song = { id: 1, name: 'song', ar: [], al: { picUrl: '', name: '' }, alia: [] }

it('skips pages of a list whose songs are all gone', async () => {
  const list = listOf([[song], undefined, undefined, [{ ...song, id: 2 }]])
  const first = await nextSongs(list, 0)
  expect(first).toEqual({ songs: [song], hasMore: true, offset: SIZE })
  const second = await nextSongs(list, first.offset)
  expect(second).toEqual({ songs: [{ ...song, id: 2 }], hasMore: true, offset: 4 * SIZE })
})

it('ends with the list', async () => {
  const end = { songs: [], hasMore: false, offset: 3 * SIZE }
  expect(await nextSongs(listOf([[song], undefined]), SIZE)).toEqual(end)
})

const longList = (length: number) => {
  const all = Array.from({ length }, (_, at) => ({ ...song, id: at + 1 }))
  return async ({ limit, offset }: { limit: number; offset: number }): Promise<ListPage> => {
    if (limit > MUSIC_PAGE_MAX) throw new Error('the page is too long')
    return { songs: all.slice(offset, offset + limit), hasMore: offset + limit < length }
  }
}

it.each([
  ['as many as were loaded', 301, 300, { length: 300, hasMore: true, offset: 300 }],
  ['one page at least', 301, 2, { length: SIZE, hasMore: true, offset: SIZE }],
  ['what is left of a list that became shorter', 120, 300, { length: 120, hasMore: false }],
] as const)('loads a list again: %s', async (_, length, count, { length: loaded, ...expected }) => {
  const again = await songsAgain(longList(length), count)
  expect(again).toMatchObject(expected)
  expect(again.songs.map(({ id }) => id)).toEqual(Array.from({ length: loaded }, (_, at) => at + 1))
})
