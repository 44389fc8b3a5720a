import { describe, expect, it } from 'vitest'
import { fromNearerEnd } from './read-page.ts'

describe('a page read from the nearer end', () => {
  it('has the rows of the page in reverse, and never skips more than half of the list', () => {
    const rows = Array.from({ length: 23 }, (_, at) => at)
    for (let current = 1; current < 8; current += 1) {
      const { isBackwards, limit, offset } = fromNearerEnd({ current, size: 5 }, rows.length)
      const list = isBackwards ? rows.toReversed() : rows
      const read = list.slice(offset, offset + limit)
      const expected = rows.slice((current - 1) * 5, current * 5)
      expect(isBackwards ? read.toReversed() : read).toEqual(expected)
      expect(offset).toBeLessThanOrEqual(rows.length / 2)
    }
  })
})
