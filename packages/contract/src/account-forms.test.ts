import { describe, expect, it } from 'vitest'
import { hasZeroBits, isProof, passwordFault, usernameFault } from './account-forms.ts'

describe('usernameFault', () => {
  it.each([
    ['', 'usernameMissing'],
    ['abcd', 'usernameLength'],
    ['a'.repeat(17), 'usernameLength'],
    ['ab cd', 'usernameLetters'],
    ['兰亭兰亭兰', 'usernameLetters'],
    ['ab_cde', 'usernameLetters'],
    ['abcde', undefined],
    ['A1234567890bcdef', undefined],
  ])('%s: %s', (username, fault) => expect(usernameFault(username)).toBe(fault))
})

describe('passwordFault', () => {
  it.each([
    ['', 'passwordMissing'],
    ['abc12', 'passwordForm'],
    ['a1'.repeat(10), 'passwordForm'],
    ['abcdEFGH', 'passwordForm'],
    ['12345678', 'passwordForm'],
    ['!@#$%^&*', 'passwordForm'],
    ['abc123兰', 'passwordForm'],
    ['abc123', undefined],
    ['abc!@#', undefined],
    ['123!@#', undefined],
  ])('%s: %s', (password, fault) => expect(passwordFault(password)).toBe(fault))
})

it('accepts a proof with sixteen leading zero bits', () => {
  expect(isProof(Uint8Array.of(0, 0, 255))).toBe(true)
  expect(isProof(Uint8Array.of(0, 1, 0))).toBe(false)
})

it('counts the leading zero bits of a hash', () => {
  const hash = Uint8Array.of(0, 0b0000_1000, 0)
  const results = [0, 8, 12, 13, 16].map((bits) => hasZeroBits(hash, bits))
  expect(results).toEqual([true, true, true, false, false])
  expect(hasZeroBits(Uint8Array.of(0), 9)).toBe(false)
})
