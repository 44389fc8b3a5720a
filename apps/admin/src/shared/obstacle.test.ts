import { CallError } from '@lanting/browser'
import { expect, it } from 'vitest'
import { obstacleOf } from './obstacle.ts'

it.each([
  [0, 'noServer'],
  [502, 'noServer'],
  [503, 'noServer'],
  [504, 'noServer'],
  [507, 'diskFull'],
  [500, 'serverFault'],
  [501, 'serverFault'],
  [409, undefined],
  [429, undefined],
  [422, undefined],
])('names what status %i stands for', (status, obstacle) => {
  expect(obstacleOf(new CallError(status, '', ''))).toBe(obstacle)
})

it('finds no obstacle in a fault of the program', () => {
  expect(obstacleOf(new Error('no'))).toBeUndefined()
})
