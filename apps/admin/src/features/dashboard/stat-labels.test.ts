import { adminZhCN } from '@lanting/copy/admin/zh-CN'
import { expect, it } from 'vitest'
import { formatNumber, greetingAt, inUnit, shortDay, unitFor } from './stat-labels.ts'

const { chart } = adminZhCN.dashboard

it.each([
  ['views', 12_345, '12,345'],
  ['reading', 90_000, '1.5 分钟'],
  ['reading', 5_400_000, '1.5 小时'],
  ['reading', 0, '0 分钟'],
] as const)('%s of %i is said as %s', (kind, value, said) =>
  expect(formatNumber(kind, value, chart)).toBe(said),
)

it('uses hours for long reading times', () => {
  expect([unitFor('views', 1e9), unitFor('reading', 1e6), unitFor('reading', 1e8)]).toEqual([
    'count',
    'minutes',
    'hours',
  ])
  expect(inUnit(7_200_000, 'hours')).toBe(2)
})

it.each([
  [0, 'lateNight'],
  [5, 'morning'],
  [12, 'noon'],
  [14, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i the greeting is %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))

it('shortens a date to month and day', () => expect(shortDay('2026-11-14')).toBe('11-14'))
