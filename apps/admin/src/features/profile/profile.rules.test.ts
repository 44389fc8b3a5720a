import { expect, it } from 'vitest'
import { passwordFaults } from './profile.rules.ts'

it('accepts a well formed password, written twice', () => {
  expect(passwordFaults({ current: 'a', next: 'lanting-2026', again: 'lanting-2026' })).toEqual({})
})

it('names every wrong field', () => {
  expect(passwordFaults({ current: '', next: 'short', again: '' })).toEqual({
    current: 'passwordMissing',
    next: 'passwordForm',
    again: 'different',
  })
})
