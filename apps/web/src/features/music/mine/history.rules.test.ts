import { MERGED_MUSIC_MAX } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { afterPlay, mostPlayed, readHistory, recentSongs } from './history.rules.ts'

const song = (id: number) => ({
  id,
  name: `song ${id}`,
  ar: [{ name: 'a' }],
  al: { picUrl: '' },
  alia: [],
})
const played = (...ids: number[]) =>
  ids.reduce<ReturnType<typeof readHistory>>(
    (history, id, at) => afterPlay(history, song(id), at + 1),
    [],
  )
const ids = (songs: readonly { id: number }[]) => songs.map(({ id }) => id)

describe('the history', () => {
  it('has the latest song first, each once', () => {
    expect(ids(recentSongs(played(1, 2, 1, 3)))).toEqual([3, 1, 2])
  })

  it('counts plays; of equally many, the latest comes first', () => {
    expect(ids(mostPlayed(played(1, 2, 1, 3, 2, 1)))).toEqual([1, 2, 3])
    expect(ids(mostPlayed(played(1, 2, 3)))).toEqual([3, 2, 1])
  })

  it('forgets the songs of longest ago', () => {
    const many = played(...Array.from({ length: MERGED_MUSIC_MAX.plays + 5 }, (_, at) => at + 1))
    expect(many).toHaveLength(MERGED_MUSIC_MAX.plays)
    expect(many.at(-1)?.song.id).toBe(6)
  })

  it('is read back as it was stored', () => {
    const history = played(1, 2, 1)
    expect(readHistory(JSON.parse(JSON.stringify(history)))).toEqual(history)
  })

  it.each([undefined, null, 'x', {}, [null, 1, { song: {} }]])('is empty from %j', (stored) => {
    expect(readHistory(stored)).toEqual([])
  })

  it('keeps a song whose numbers are damaged', () => {
    const stored = [{ song: song(1), plays: -3, playedAtMs: 'x' }]
    expect(readHistory(stored)).toEqual([{ song: song(1), plays: 1, playedAtMs: 1 }])
  })
})
