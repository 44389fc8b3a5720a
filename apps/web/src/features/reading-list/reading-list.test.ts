import { describe, expect, it } from 'vitest'
import { readEntries, toggled } from './reading-list.ts'

const entry = (id: number) => ({ id, title: `article ${id}` })

describe('a reading list', () => {
  it('has the newest entry first, and loses an entry that is pressed again', () => {
    const one = toggled([], entry(1))
    const two = toggled(one, entry(2))
    expect(two).toEqual([entry(2), entry(1)])
    expect(toggled(two, entry(1))).toEqual([entry(2)])
  })

  it('keeps two hundred entries', () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(at + 1))
    const more = toggled(many, entry(500))
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
