import type { Talk } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { drawnTalks, withLike } from './talks.rules.ts'

const talk = (id: number) => ({ id, like_times: 0 }) as Talk
const talks = [9, 8, 7, 6, 5, 4, 3].map(talk)
const ids = (list: readonly Talk[]) => list.map(({ id }) => id)

describe('a requested talk', () => {
  it('keeps its position on the first page', () => {
    expect(drawnTalks(talks, talk(6), 5)).toBe(talks)
  })

  it('comes first when it is old, and is shown once', () => {
    expect(ids(drawnTalks(talks, talk(1), 5))).toEqual([1, 9, 8, 7, 6, 5, 4, 3])
    expect(ids(drawnTalks(talks, talk(4), 5))).toEqual([4, 9, 8, 7, 6, 5, 3])
  })

  it('does nothing without a requested talk', () => {
    expect(drawnTalks(talks, undefined, 5)).toBe(talks)
  })
})

it('never counts fewer than zero likes', () => {
  expect(withLike(talk(1), 1).like_times).toBe(1)
  expect(withLike(talk(1), -1).like_times).toBe(0)
})
