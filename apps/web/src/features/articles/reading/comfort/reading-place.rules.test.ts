import { describe, expect, it } from 'vitest'
import { progressOf, readPlaces, withPlace } from './reading-place.rules.ts'

const place = (id: number) => ({ id, block: 3, top: 12 })

describe('the places where a reader stopped', () => {
  it.each([undefined, null, 'text', {}, [null, 1, { id: '1' }, { id: 1, block: 2.5, top: 0 }]])(
    'are empty when the storage contains %j',
    (stored) => {
      expect(readPlaces(stored)).toEqual([])
    },
  )

  it('are one for each article, the newest first', () => {
    const places = withPlace(withPlace([place(1)], 2, place(2)), 1, { ...place(1), block: 9 })
    expect(places).toEqual([{ ...place(1), block: 9 }, place(2)])
    expect(withPlace(places, 1)).toEqual([place(2)])
  })

  it('are at most thirty', () => {
    const many = Array.from({ length: 40 }, (_, id) => place(id))
    expect(withPlace(many, 99, place(99))).toHaveLength(30)
    expect(readPlaces(many)).toHaveLength(30)
  })
})

it.each([
  [-1, 'begun'],
  [0.05, 'begun'],
  [0.5, 'middle'],
  [0.92, 'finished'],
  [1.4, 'finished'],
] as const)('knows how far the reader is after %d of a text', (read, expected) => {
  expect(progressOf(read)).toBe(expected)
})
