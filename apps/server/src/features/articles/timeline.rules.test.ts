import { describe, expect, it } from 'vitest'
import { monthsBetween, withPages } from './timeline.rules.ts'

const utc = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('the months of a timeline', () => {
  it('are newest first and begin at midnight in the time zone of the site', () => {
    const hours8 = 8 * 3_600_000
    expect(monthsBetween('2025-11', '2026-01', 'Asia/Shanghai')).toEqual([
      { month: '2026-01', from: utc('2026-01-01') - hours8, to: utc('2026-02-01') - hours8 },
      { month: '2025-12', from: utc('2025-12-01') - hours8, to: utc('2026-01-01') - hours8 },
      { month: '2025-11', from: 0, to: utc('2025-12-01') - hours8 },
    ])
  })

  it('leave no gap where the clocks change', () => {
    const months = monthsBetween('2026-01', '2026-12', 'Europe/Berlin')
    for (const [place, { from }] of months.slice(0, -1).entries()) {
      expect(months[place + 1]?.to).toBe(from)
    }
  })

  it('go back a hundred years at most', () => {
    expect(monthsBetween('1000-01', '2026-01', 'UTC')).toHaveLength(1_200)
  })

  it('know the page on which they begin', () => {
    const months = [
      { month: '2026-03', count: 3 },
      { month: '2026-02', count: 0 },
      { month: '2026-01', count: 7 },
      { month: '2025-12', count: 1 },
    ]
    expect(withPages(months, 5)).toEqual([
      { month: '2026-03', count: 3, page: 1 },
      { month: '2026-01', count: 7, page: 1 },
      { month: '2025-12', count: 1, page: 3 },
    ])
  })
})
