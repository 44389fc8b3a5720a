import { expect, it } from 'vitest'
import { pagerSteps, typedPage } from './pager-steps.ts'

const shown = (page: number, pages: number) =>
  pagerSteps(page, pages)
    .map(({ number, isAfterGap }) => (isAfterGap ? `… ${number}` : String(number)))
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 3 4 5 6 7 … 9'],
  [9, 9, '1 … 5 6 7 8 9'],
  [8, 9, '1 … 5 6 7 8 9'],
  [500, 1000, '1 … 498 499 500 501 502 … 1000'],
])('on page %i of %i shows %s', (page, pages, numbers) => {
  expect(shown(page, pages)).toBe(numbers)
})

it('keeps the neighbours and both ends where there is little room', () => {
  const near = pagerSteps(50, 99).filter(({ isFar }) => !isFar)
  expect(near.map(({ number }) => number)).toEqual([1, 49, 50, 51, 99])
})

it.each([
  ['7', 7],
  ['0', 1],
  ['-3', 1],
  ['99999', 40],
  ['2.6', 2],
  ['', undefined],
  ['two', undefined],
])('takes %j as page %j of 40', (text, page) => {
  expect(typedPage(text, 40)).toBe(page)
})
