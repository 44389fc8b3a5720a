import { UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { moveSong, removePlaces, replaceSongs } from './own-playlists.rules.ts'

const THEIRS = UPSTREAM_IDS + 1

describe('a playlist of a user', () => {
  it.each([
    [1, 3, [2, 3, 1]],
    [1, 2, [2, 1, 3]],
    [3, 0, [3, 1, 2]],
    [1, 0, [1, 2, 3]],
    [2, 2, [1, 2, 3]],
    [1, 9, [1, 2, 3]],
    [9, 0, [1, 2, 3]],
  ])('moves song %i behind %i', (song, behind, moved) => {
    expect(moveSong([1, 2, 3], song, behind)).toEqual(moved)
  })

  it('keeps songs of the upstream when an app replaces or removes songs', () => {
    expect(replaceSongs([1, THEIRS, 2], [3])).toEqual([3, THEIRS])
    expect(removePlaces([1, THEIRS, 2], new Set([1]))).toEqual([1, THEIRS])
  })
})
