import { expect, it } from 'vitest'
import { createLoginDevices } from './login-devices.ts'

const devices = createLoginDevices('secret')
const NOW = Date.parse('2026-11-17T00:00:00Z')
const YEAR_MS = 365 * 86_400_000

it('recognizes an account that has logged in with this browser, in upper or lower case', () => {
  const cookie = devices.renewCookie(undefined, 'Owner', NOW)
  const budget = devices.budgetOf(cookie, 'owner', NOW)
  expect(budget).toBeTruthy()
  expect(devices.budgetOf(cookie, 'OWNER', NOW + YEAR_MS - 1)).toBe(budget)
  expect(devices.budgetOf(cookie, 'another', NOW)).toBeUndefined()
  expect(devices.budgetOf(cookie, 'owner', NOW + YEAR_MS)).toBeUndefined()
  expect(devices.budgetOf(cookie, 'owner', NOW - 1)).toBeUndefined()
  expect(devices.budgetOf(undefined, 'owner', NOW)).toBeUndefined()
})

it('separates several accounts, and keeps its id when it is renewed', () => {
  let cookie: string | undefined
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    cookie = devices.renewCookie(cookie, name, NOW)
  }
  const budgets = ['one', 'five'].map((name) => devices.budgetOf(cookie, name, NOW))
  expect(new Set(budgets).size).toBe(2)
  expect(new Set(budgets.map((budget) => budget?.split(' ')[0])).size).toBe(1)
  const later = devices.renewCookie(cookie, 'six', NOW)
  expect(devices.budgetOf(later, 'one', NOW)).toBeUndefined()
  expect(devices.budgetOf(later, 'two', NOW)).toBeTruthy()
})

it('does not contain the username', () => {
  expect(devices.renewCookie(undefined, 'owner', NOW)).not.toContain('owner')
})

it('rejects a cookie without a valid signature', () => {
  const cookie = devices.renewCookie(undefined, 'owner', NOW)
  const other = createLoginDevices('another').renewCookie(undefined, 'owner', NOW)
  const parts = cookie.split('.')
  const changed = parts.map((_, place) =>
    parts.map((part, at) => (at === place ? `${part.slice(0, -1)}x` : part)).join('.'),
  )
  const forged = [other, ...changed, `${cookie}x`, cookie.slice(1), '...', '', 'a'.repeat(5_000)]
  for (const candidate of forged.filter((value) => value !== cookie)) {
    expect(devices.budgetOf(candidate, 'owner', NOW)).toBeUndefined()
  }
})
