import { expect, it } from 'vitest'
import { createTurns } from './cover-turns.ts'

const open = (count: number) => {
  const turns = createTurns(2)
  const begun: number[] = []
  const leave = Array.from({ length: count }, (_, cover) =>
    turns.enter(() => void begun.push(cover)),
  )
  return { begun, leave }
}

it('loads two covers of a hundred at a time, in their order', () => {
  const { begun, leave } = open(100)
  expect(begun).toEqual([0, 1])
  leave[1]?.()
  expect(begun).toEqual([0, 1, 2])
  leave[1]?.()
  expect(begun).toEqual([0, 1, 2])
})

it('passes a cover by that is no longer shown', () => {
  const { begun, leave } = open(5)
  leave[2]?.()
  leave[3]?.()
  leave[0]?.()
  expect(begun).toEqual([0, 1, 4])
})
