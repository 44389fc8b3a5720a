import type { Talk } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { drawnTalks, withLike } from './talks.rules.ts'

const talk = (id: number) => ({ id, like_times: 0 }) as Talk
const talks = [9, 8, 7, 6, 5, 4, 3].map(talk)
const ids = (list: readonly Talk[]) => list.map(({ id }) => id)

describe('a talk that is asked for', () => {
  it('stays in its place when it is among the first', () => {
    expect(drawnTalks(talks, talk(6), 5)).toBe(talks)
  })

  it('stands before all others when it is old, and is not drawn twice', () => {
    expect(ids(drawnTalks(talks, talk(1), 5))).toEqual([1, 9, 8, 7, 6, 5, 4, 3])
    expect(ids(drawnTalks(talks, talk(4), 5))).toEqual([4, 9, 8, 7, 6, 5, 3])
  })

  it('changes nothing when there is none', () => {
    expect(drawnTalks(talks, undefined, 5)).toBe(talks)
  })
})

it('likes never fall below nothing', () => {
  expect(withLike(talk(1), 1).like_times).toBe(1)
  expect(withLike(talk(1), -1).like_times).toBe(0)
})
