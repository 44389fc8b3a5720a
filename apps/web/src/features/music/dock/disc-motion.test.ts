import type { PlayerState } from '@lanting/player'
import { expect, it } from 'vitest'
import { discMotion } from './disc-motion.ts'

it.each([
  ['idle', 'unasked', 'held'],
  ['loading', 'asked', 'fresh'],
  ['loading', 'ready', 'held'],
  ['playing', 'ready', 'turning'],
  ['paused', 'ready', 'held'],
  ['paused', 'unasked', 'held'],
] as const)('a disc that is %s, with its song %s, is %s', (status, source, motion) => {
  expect(discMotion({ status, source } as PlayerState)).toBe(motion)
})

it('a disc whose song waits for data is held', () => {
  expect(discMotion({ status: 'playing', source: 'ready', isStalled: true } as PlayerState)).toBe(
    'held',
  )
})
