import { expect, it } from 'vitest'
import { offsetOf, savedOffsets, withOffset } from './lyric-offsets.rules.ts'

it('remembers the offset of each song, up to half a minute', () => {
  const offsets = withOffset(withOffset([], 1, -300), 2, 99_999)
  expect([1, 2, 3].map((id) => offsetOf(offsets, id))).toEqual([-300, 30_000, 0])
  expect(withOffset(offsets, 1, 0)).toEqual([[2, 30_000]])
})

it('forgets the songs of longest ago', () => {
  let offsets = withOffset([], 0, 100)
  for (let id = 1; id <= 500; id += 1) offsets = withOffset(offsets, id, 100)
  expect(offsets).toHaveLength(500)
  expect(offsetOf(offsets, 0)).toBe(0)
})

it.each([undefined, null, 'x', 7, {}, [7], [['a', 1]], [[1, 'a']]])(
  'returns none for %j',
  (stored) => {
    expect(savedOffsets(stored)).toEqual([])
  },
)
