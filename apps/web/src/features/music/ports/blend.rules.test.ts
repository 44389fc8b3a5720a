import { expect, it } from 'vitest'
import { nextStartS } from './blend.rules.ts'

const at = (currentTime: number, duration = 100, playbackRate = 1) => ({
  currentTime,
  duration,
  playbackRate,
})

it.each([
  ['waits for the end while it is off', undefined, at(99), undefined],
  ['starts the next song so early that both fade', 8, at(80), 12],
  ['starts it at once when it is late', 8, at(97), 0],
  ['counts in the time of the listener', 8, at(80, 100, 2), 2],
  ['starts it a moment before the end, without a gap', 0, at(99), 0.97],
  ['does not fade a song that is too short', 8, at(1, 20), undefined],
  ['does not fade a song of unknown length', 8, at(1, Number.NaN), undefined],
] as const)('%s', (_, blend, moment, expected) => {
  const result = nextStartS(blend, moment)
  if (expected === undefined) expect(result).toBeUndefined()
  else expect(result).toBeCloseTo(expected)
})
