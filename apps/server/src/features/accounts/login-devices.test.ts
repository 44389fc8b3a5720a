import { expect, it } from 'vitest'
import { loginDevices } from './login-devices.ts'

const devices = loginDevices('secret')
const NOW = Date.parse('2026-11-17T00:00:00Z')
const YEAR_MS = 365 * 86_400_000

it('knows an account that has logged in at this browser, whatever the case of its name', () => {
  const cookie = devices.renewed(undefined, 'Owner', NOW)
  const budget = devices.budgetOf(cookie, 'owner', NOW)
  expect(budget).toBeTruthy()
  expect(devices.budgetOf(cookie, 'OWNER', NOW + YEAR_MS - 1)).toBe(budget)
  expect(devices.budgetOf(cookie, 'another', NOW)).toBeUndefined()
  expect(devices.budgetOf(cookie, 'owner', NOW + YEAR_MS)).toBeUndefined()
  expect(devices.budgetOf(cookie, 'owner', NOW - 1)).toBeUndefined()
  expect(devices.budgetOf(undefined, 'owner', NOW)).toBeUndefined()
})

it('keeps several accounts apart, and its id when it is renewed', () => {
  let cookie: string | undefined
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    cookie = devices.renewed(cookie, name, NOW)
  }
  const budgets = ['one', 'five'].map((name) => devices.budgetOf(cookie, name, NOW))
  expect(new Set(budgets).size).toBe(2)
  expect(new Set(budgets.map((budget) => budget?.split(' ')[0])).size).toBe(1)
  const later = devices.renewed(cookie, 'six', NOW)
  expect(devices.budgetOf(later, 'one', NOW)).toBeUndefined()
  expect(devices.budgetOf(later, 'two', NOW)).toBeTruthy()
})

it('tells nobody the name of an account', () => {
  expect(devices.renewed(undefined, 'owner', NOW)).not.toContain('owner')
})

it('believes nothing that it has not signed', () => {
  const cookie = devices.renewed(undefined, 'owner', NOW)
  const other = loginDevices('another').renewed(undefined, 'owner', NOW)
  const parts = cookie.split('.')
  const changed = parts.map((_, place) =>
    parts.map((part, at) => (at === place ? `${part.slice(0, -1)}x` : part)).join('.'),
  )
  const forged = [other, ...changed, `${cookie}x`, cookie.slice(1), '...', '', 'a'.repeat(5_000)]
  for (const one of forged.filter((some) => some !== cookie)) {
    expect(devices.budgetOf(one, 'owner', NOW)).toBeUndefined()
  }
})
