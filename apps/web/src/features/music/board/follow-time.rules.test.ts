import { expect, it } from 'vitest'
import { waitMs } from './follow-time.rules.ts'

it('waits for the next moment at any playback rate', () => {
  expect(waitMs({ nowMs: 1_000, rate: 1 }, 3_000)).toBe(2_000)
  expect(waitMs({ nowMs: 1_000, rate: 4 }, 3_000)).toBe(500)
  expect(waitMs({ nowMs: 1_000, rate: 0.5 }, 3_000)).toBe(4_000)
})

it('is never early', () => {
  expect(waitMs({ nowMs: 0, rate: 3 }, 100)).toBe(34)
})

it('retries after a short delay when the clocks differ', () => {
  expect(waitMs({ nowMs: 999, rate: 1 }, 1_000)).toBe(4)
  expect(waitMs({ nowMs: 1_001, rate: 1 }, 1_000)).toBe(4)
})

it('does not wait while paused, or without a next moment', () => {
  expect(waitMs({ nowMs: 0, rate: 0 }, 1_000)).toBeUndefined()
  expect(waitMs({ nowMs: 0, rate: -1 }, 1_000)).toBeUndefined()
  expect(waitMs({ nowMs: 0, rate: Number.NaN }, 1_000)).toBeUndefined()
  expect(waitMs({ nowMs: 0, rate: 1 }, undefined)).toBeUndefined()
})
