import { describe, expect, it } from 'vitest'
import { readEntries, withEntry } from './reading-list.ts'

const entry = (id: number) => ({ id, title: `article ${id}` })

describe('a reading list', () => {
  it('has the newest entry first, each once', () => {
    const two = withEntry(withEntry([], entry(1), true), entry(2), true)
    expect(two).toEqual([entry(2), entry(1)])
    expect(withEntry(two, entry(1), true)).toEqual([entry(1), entry(2)])
  })

  it('loses an entry, whether it is there or not', () => {
    expect(withEntry([entry(2), entry(1)], entry(1), false)).toEqual([entry(2)])
    expect(withEntry([entry(2)], entry(1), false)).toEqual([entry(2)])
  })

  it('keeps two hundred entries', () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(at + 1))
    const more = withEntry(many, entry(500), true)
    expect(more).toHaveLength(200)
    expect(more[0]).toEqual(entry(500))
  })

  it('ignores anything else in the storage', () => {
    expect(readEntries([entry(1), null, { id: 'x', title: '' }, { id: 2 }, 'text'])).toEqual([
      entry(1),
    ])
    expect(readEntries({ id: 1 })).toEqual([])
    expect(readEntries(undefined)).toEqual([])
  })
})
