import { expect, it } from 'vitest'
import { afterFailure, RETRY_WAITS_MS } from './retries.rules.ts'

it('waits longer after each failure and fails within three days', () => {
  expect([...RETRY_WAITS_MS]).toEqual([...RETRY_WAITS_MS].sort((a, b) => a - b))
  const whole = RETRY_WAITS_MS.reduce((sum, wait) => sum + wait, 0)
  expect(whole).toBeGreaterThan(86_400_000)
  expect(whole).toBeLessThan(3 * 86_400_000)
})

it('is retried at its time until the last attempt', () => {
  expect(afterFailure(1, 1_000)).toEqual({ state: 'waiting', due_at: 31_000 })
  expect(afterFailure(RETRY_WAITS_MS.length, 0)).toEqual({ state: 'waiting', due_at: 86_400_000 })
  expect(afterFailure(RETRY_WAITS_MS.length + 1, 0)).toEqual({ state: 'failed' })
})
