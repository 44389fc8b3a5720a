import type { Song } from '@lanting/contract'
import { expect, it } from 'vitest'
import { upstreamSongIds } from './upstream-song-ids.ts'

const song = (id: number): Song => ({ id, name: 'a', ar: [], al: { picUrl: '' }, alia: [] })

/** Pages of the given lengths; `null` is no answer. */
const upstream = (...pages: readonly (number | null)[]) => {
  const asked: number[] = []
  return {
    asked,
    songs: async (_: number, limit: number, offset: number) => {
      asked.push(offset)
      const length = pages[offset / limit]
      if (length === null) return undefined
      return Array.from({ length: length ?? 0 }, (_item, place) => song(offset + place))
    },
  }
}

it('reads the ids of all pages, also after a page with holes', async () => {
  const pages = upstream(100, 98, 3)
  expect(await upstreamSongIds(pages, 1)).toHaveLength(201)
  expect(pages.asked).toEqual([0, 100, 200, 300])
})

it('reads a long playlist to its end, some pages at once', async () => {
  let running = 0
  let most = 0
  const long = upstream(...Array.from({ length: 43 }, () => 100))
  const songs: typeof long.songs = async (...part) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return long.songs(...part)
  }
  const ids = await upstreamSongIds({ songs }, 1)
  expect(ids).toEqual(Array.from({ length: 4_300 }, (_, at) => at))
  expect(most).toBe(8)
})

it('keeps the pages before one that does not come', async () => {
  expect(await upstreamSongIds(upstream(100, null), 1)).toHaveLength(100)
  expect(await upstreamSongIds(upstream(null), 1)).toBeUndefined()
})

it('returns no ids of an empty playlist', async () => {
  expect(await upstreamSongIds(upstream(0), 1)).toEqual([])
})

it('stops at an upstream that repeats its first page, or never ends', async () => {
  const asked: number[] = []
  const songs = async (_: number, __: number, offset: number) => {
    asked.push(offset)
    return [song(1), song(2)]
  }
  expect(await upstreamSongIds({ songs }, 1)).toEqual([1, 2])
  expect(asked).toEqual([0, 100])
  const endless = upstream(...Array.from({ length: 120 }, () => 100))
  expect(await upstreamSongIds(endless, 1)).toHaveLength(10_000)
})
