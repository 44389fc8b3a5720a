import { greetingFaults } from '@lanting/contract'
import { expect, it } from 'vitest'
import { type Greeting, greetingKeys, greetingRecord, greetingRows } from './greeting.rules.ts'

const ROWS: readonly Greeting[] = [
  ['12', 'late'],
  ['3', 'early'],
]

it('keeps the rows in the order in which they were typed', () => {
  const values = greetingRecord(ROWS)
  expect(values).toEqual({ 3: 'early', 12: 'late' })
  expect(greetingRows(ROWS, values)).toBe(ROWS)
})

it('shows other values as soon as they have changed, as after a cancel', () => {
  expect(greetingRows(ROWS, { 5: 'new' })).toEqual([['5', 'new']])
})

it('keeps both texts of an id that is typed twice, and calls the second one wrong', () => {
  const rows: readonly Greeting[] = [...ROWS, ['3', 'again']]
  expect(Object.values(greetingRecord(rows)).toSorted()).toEqual(['again', 'early', 'late'])
  const faults = greetingKeys(rows).map((key) => greetingFaults(key, 'x'))
  expect(faults).toEqual([[], [], ['user']])
})
