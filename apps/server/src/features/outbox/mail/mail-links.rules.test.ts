import { expect, it } from 'vitest'
import { isConfirmable, isMailToken, mailToken, userIdIn } from './mail-links.rules.ts'

const of = { user_id: 7, address: 'a@b.example', requested_at: 5 }
const token = mailToken('confirm', of, 'secret')

it('is good for this user, address and act, and for nothing else', () => {
  expect(userIdIn(token)).toBe(7)
  expect(isMailToken(token, 'confirm', of, 'secret')).toBe(true)
  expect(isMailToken(token, 'unsubscribe', of, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, user_id: 8 }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, address: 'c@b.example' }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', { ...of, requested_at: 6 }, 'secret')).toBe(false)
  expect(isMailToken(token, 'confirm', of, 'other')).toBe(false)
})

it.each(['', '7', '7-', '0-a', '7-é', `${token}x`, token.slice(1), '7'.repeat(50)])(
  '%j names nobody',
  (given) => {
    expect(userIdIn(given)).toBeUndefined()
  },
)

it('confirms for two days, and once confirmed says so for ever', () => {
  const asked = { ...of, language: 'en', digest: 'off', confirmed_at: null } as const
  expect(isConfirmable(asked, 5 + 172_799_999)).toBe(true)
  expect(isConfirmable(asked, 5 + 172_800_000)).toBe(false)
  expect(isConfirmable({ ...asked, confirmed_at: 6 }, 1e15)).toBe(true)
})
