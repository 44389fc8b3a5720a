import { expect, it } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('limits the concurrency of each caller', () => {
  const gate = createConcurrencyLimit(2)
  const [first, second] = [gate.enter(1), gate.enter(1)]
  expect([first, second].every(Boolean)).toBe(true)
  expect(gate.enter(1)).toBeUndefined()
  expect(gate.enter(2)).toBeDefined()
  first?.()
  expect(gate.enter(1)).toBeDefined()
  expect(gate.enter(1)).toBeUndefined()
})
