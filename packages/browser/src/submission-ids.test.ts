import { expect, it } from 'vitest'
import { createSubmissionIds } from './submission-ids.ts'

it('gives one id to the same values, until it is renewed', () => {
  const { clientId, renew } = createSubmissionIds()
  const first = clientId('tea', 1)
  expect(first).toMatch(/^\d+(-\d+){3}$/)
  expect(clientId('tea', 1)).toBe(first)
  expect(clientId('tea', 2)).not.toBe(first)
  const second = clientId('tea', 1)
  expect(second).not.toBe(first)
  renew()
  expect(clientId('tea', 1)).not.toBe(second)
})
