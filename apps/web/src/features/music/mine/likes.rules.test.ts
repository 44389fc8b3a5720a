import { MERGED_MUSIC_MAX } from '@lanting/contract'
import { expect, it } from 'vitest'
import { afterToggle, readLikes } from './likes.rules.ts'

const song = (id: number) => ({ id, name: `song ${id}`, ar: [], al: { picUrl: '' }, alia: [] })

it('likes a song, newest first, and takes it back', () => {
  const liked = afterToggle(afterToggle([], song(1)), song(2))
  expect(liked).toEqual([song(2), song(1)])
  expect(afterToggle(liked, song(1))).toEqual([song(2)])
})

it('has an end', () => {
  const many = Array.from({ length: MERGED_MUSIC_MAX.likes }, (_, at) => song(at + 1))
  expect(afterToggle(many, song(0))).toHaveLength(MERGED_MUSIC_MAX.likes)
})

it('reads any stored value, each song once', () => {
  expect(readLikes([song(1), { id: 2 }, song(1), null, song(3)])).toEqual([song(1), song(3)])
  for (const stored of [undefined, 'x', {}, 7]) expect(readLikes(stored)).toEqual([])
})
