import { expect, it } from 'vitest'
import { rangeOf } from './byte-ranges.rules.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-1000', { start: 10, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['Bytes = 5 - 6 ', { start: 5, end: 6 }],
  ['bytes=0-99999999999999999999', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=5-4', 'whole'],
  ['bytes=200-100', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=--1', 'whole'],
  ['bytes=0x10-', 'whole'],
  ['bytes=1.5-2', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['0-1', 'whole'],
])('reads %s of 100 bytes as %o', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})

it('rejects every range of an empty file', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable')
})
