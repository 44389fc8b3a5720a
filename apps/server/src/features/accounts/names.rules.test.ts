import { describe, expect, it } from 'vitest'
import {
  isReservedNickName,
  isReservedUsername,
  isValidNickName,
  randomNickName,
} from './names.rules.ts'

describe('a username', () => {
  it.each(['admin', 'Admin', 'adm1n', 'ADMIN1STRAT0R', '0wner', 'mooderat0r', 'rnasterwang'])(
    '%s is compared by its appearance',
    (name) => {
      const isTaken = name !== 'mooderat0r'
      expect(isReservedUsername(name, ['masterwang'])).toBe(isTaken)
    },
  )

  it('may contain a reserved name', () => {
    expect(isReservedUsername('admiral', [])).toBe(false)
    expect(isReservedUsername('systemfan', [])).toBe(false)
  })
})

describe('a nickname', () => {
  it.each(['站长', '站 长', '管理员', 'Ａｄｍｉｎ', 'ad\u200bmin', '兰亭主人', '蘭亭主人'])(
    '%s is compared by its appearance',
    (name) => expect(isReservedNickName(name, ['兰亭主人'])).toBe(name !== '蘭亭主人'),
  )

  it.each([
    ['松间', true],
    ['O’Hara 👨‍👩‍👧', true],
    ['❤️', true],
    ['a\u202eb', false],
    ['a\u0000b', false],
    ['a\u200bb', false],
    ['a\nb', false],
  ])('%j is valid: %s', (name, isValid) => expect(isValidNickName(name)).toBe(isValid))

  it('is random for a user who enters none', () => {
    expect(randomNickName('客', Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]))).toBe('客abcdefgh')
  })
})
