import { expect, it } from 'vitest'
import { isConfirmable, isMailToken, mailToken, userIdIn } from './mail-links.rules.ts'

const of = { user_id: 7, address: 'a@b.example', requested_at: 5 }
const token = mailToken('confirm', of, 'secret')

it('is valid only for its user, address and action', () => {
  expect(userIdIn(token)).toBe(7)
  expect(isMailToken(token, 'confirm', of, 'secret')).toBe(true)
  expect(isMailToken(token, 'unsubscribe', of, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, user_id: 8 }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, address: 'c@b.example' }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, requested_at: 6 }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', of, 'other')).toBe(false)
})

it.each(['', '7', '7-', '0-a', '7-é', `${token}x`, token.slice(1), '7'.repeat(50)])(
  '%j contains no user id',
  (given) => {
    expect(userIdIn(given)).toBeUndefined()
  },
)

it('can be confirmed for two days, and again any time after that', () => {
  const address = { ...of, language: 'en', digest: 'off', confirmed_at: null } as const
  expect(isConfirmable(address, 5 + 172_799_999)).toBe(true)
  expect(isConfirmable(address, 5 + 172_800_000)).toBe(false)
  expect(isConfirmable({ ...address, confirmed_at: 6 }, 1e15)).toBe(true)
})
